import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { continueIssues } from '../../commands/newsletter/continueIssues.js';
import { sendIssue } from '../../commands/newsletter/sendIssue.js';
import { startMailServer, type TestMailServer } from '../../testing/startMailServer.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

interface Sending {
  issue: { id: string; status: string; sent: number; failed: number; unknown: number };
  remaining: number;
}

/** Processes that send the same issue at once: each waits for the mail server most of the time. */
const SENDERS = Array.from({ length: 3 });
/** More take longer and show nothing else. */
const SUBSCRIBERS = 240;

describe.each(embeddedDatabase)('newsletters through a mail server on $name', (database) => {
  let mailServer: TestMailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer(database, { environment: { SMTP_URL: mailServer.url, LOG_LEVEL: 'silent' } });
    const rows = Array.from({ length: 9 }, (_, index) => ({
      email: `reader-${index}@example.com`,
      status: 'confirmed',
      confirmed_at: new Date('2026-01-01T00:00:00Z'),
      unsubscribe_token: `unsubscribe-token-${index}`,
    }));
    await server.services.database.knex('app.newsletter_subscribers').insert(rows);
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });
  beforeEach(() => mailServer.refuse(() => false));

  const makeIssue = async (): Promise<string> =>
    (await server.admin.post('/api/admin/newsletter/issues', { subject: 'News', body: 'Hello' })).json<Sending>().issue
      .id;
  const send = async (id: string, body: object = {}): Promise<Sending> =>
    (await server.admin.post(`/api/admin/newsletter/issues/${id}/send`, body)).json<Sending>();
  const everybody = Array.from({ length: 9 }, (_, index) => `reader-${index}@example.com`);

  it('go to all others if one address is refused, and to that one once it works again', async () => {
    const before = mailServer.accepted.length;
    const id = await makeIssue();
    mailServer.refuse((address) => address === 'reader-3@example.com');
    expect(await send(id)).toMatchObject({ remaining: 0, issue: { status: 'sent', sent: 8, failed: 1, unknown: 0 } });
    expect(await send(id)).toMatchObject({ issue: { sent: 8, failed: 1 } });
    expect((await server.admin.get(`/api/admin/newsletter/issues/${id}`)).json()).toMatchObject({
      issue: { bounced: 1 },
      remaining: 0,
      refusals: [{ email: 'reader-3@example.com', reason: '550 No such mailbox', is_bounce: true }],
    });
    mailServer.refuse(() => false);
    expect(await send(id, { retry_failed: true })).toMatchObject({ issue: { sent: 9, failed: 0, bounced: 0 } });
    expect(mailServer.accepted.slice(before).toSorted()).toEqual(everybody);
  });

  it('stop if the mail server refuses everything, and continue later', async () => {
    const before = mailServer.accepted.length;
    const id = await makeIssue();
    mailServer.refuse(() => true);
    expect(await send(id)).toMatchObject({
      remaining: 4,
      issue: { status: 'sending', sent: 0, failed: 5, unknown: 0 },
    });
    expect(await send(id, { retry_failed: true, limit: 3 })).toMatchObject({ remaining: 4, issue: { failed: 5 } });
    mailServer.refuse(() => false);
    expect(await send(id, { retry_failed: true })).toMatchObject({ remaining: 0, issue: { status: 'sent', sent: 9 } });
    expect(mailServer.accepted.slice(before).toSorted()).toEqual(everybody);
  });

  it('keep a place on the waitlist if no e-mail can be sent, and report the failure if nothing else happens', async () => {
    mailServer.refuse(() => true);
    const email = 'unlucky@example.com';
    expect((await server.stranger.post('/api/waitlist', { email })).status).toBe(202);
    const { entries } = (await server.admin.get('/api/admin/waitlist')).json<{
      entries: { id: string; email: string }[];
    }>();
    expect(entries.map((entry) => entry.email)).toEqual([email]);
    const invited = await server.admin.post('/api/admin/waitlist/invite', { ids: [entries[0]?.id] });
    expect(invited.json()).toMatchObject({ entries: [], failed: [{ id: entries[0]?.id }] });
    expect((await server.stranger.post('/api/newsletter/subscribe', { email })).status).toBe(502);
  });

  it('reach all subscribers once each, through a crash, a pause and a new start', async () => {
    const { services } = server;
    const { knex } = services.database;
    const signal = new AbortController().signal;
    await knex('app.newsletter_subscribers').delete();
    await knex.raw(
      `insert into app.newsletter_subscribers (email, status, confirmed_at, unsubscribe_token)
       select 'many-' || n || '@example.com', 'confirmed', '2026-01-01T00:00:00Z', 'token-of-subscriber-' || n
       from generate_series(1, ${SUBSCRIBERS}) n`,
    );
    const before = mailServer.accepted.length;
    const id = await makeIssue();
    await send(id, { limit: 1 });
    // All processes end in the middle, when the mail server has accepted e-mails, and before that is recorded.
    const crashing = {
      ...services,
      mail: {
        send: async (mail: Parameters<typeof services.mail.send>[0]) => {
          await services.mail.send(mail);
          if (mailServer.accepted.length - before >= SUBSCRIBERS / 2) throw new Error('The process ended.');
        },
      },
    };
    const batch = { id, limit: SUBSCRIBERS, retryFailed: false, signal };
    const crashes = await Promise.allSettled(SENDERS.map(() => sendIssue(crashing, batch)));
    expect(new Set(crashes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(await continueIssues(services, signal)).toBe(100);
    const paused = await server.admin.post(`/api/admin/newsletter/issues/${id}/pause`);
    expect(paused.json()).toMatchObject({ issue: { status: 'paused' } });
    expect(await continueIssues(services, signal)).toBe(0);
    expect(await send(id, { limit: 1 })).toMatchObject({ issue: { status: 'sending' } });
    await Promise.all(SENDERS.map(() => sendIssue(services, batch)));
    // Nobody knows whether an e-mail that was being sent has arrived, so it is not sent again. The server's own round may be
    // under way.
    await vi.waitFor(async () =>
      expect(await send(id)).toMatchObject({
        remaining: 0,
        issue: { status: 'sent', sent: SUBSCRIBERS - SENDERS.length, unknown: SENDERS.length },
      }),
    );
    const sent = mailServer.accepted.slice(before);
    expect([sent.length, new Set(sent).size]).toEqual([SUBSCRIBERS, SUBSCRIBERS]);
  });

  it('pause by themselves if the mail server refuses everything', async () => {
    const id = await makeIssue();
    mailServer.refuse(() => true);
    await send(id, { limit: 1 });
    await continueIssues(server.services, new AbortController().signal);
    const path = `/api/admin/newsletter/issues/${id}`;
    expect((await server.admin.get(path)).json()).toMatchObject({ issue: { status: 'paused', sent: 0, failed: 6 } });
    expect((await server.admin.patch(path, { subject: 'Rewritten' })).status).toBe(409);
  });
});

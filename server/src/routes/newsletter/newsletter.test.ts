import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptMails, linkIn } from '../../testing/keptMails.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

interface Issue {
  id: string;
  status: string;
  sent: number;
  failed: number;
  unknown: number;
}
interface Sending {
  issue: Issue;
  remaining: number;
}

describe.each(testDatabases)('the newsletter on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  const ask = (email: string) => server.stranger.post('/api/newsletter/subscribe', { email });
  const latest = async (email: string) => {
    const [mail] = await keptMails(server, email);
    if (mail === undefined) throw new Error(`No mail for ${email}`);
    return mail;
  };
  const pathOf = (link: string): string => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  };
  const unsubscribePath = async (email: string): Promise<string> =>
    pathOf(/<([^<>]+)>/.exec((await latest(email)).headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const subscribe = async (email: string): Promise<void> => {
    await ask(email);
    const answer = await server.stranger.post(pathOf(linkIn((await latest(email)).text)));
    expect(answer.status, answer.text).toBe(200);
  };
  const counts = async () => (await server.admin.get('/api/admin/newsletter/subscribers')).json().counts;
  const makeIssue = async (subject: string): Promise<string> =>
    (await server.admin.post('/api/admin/newsletter/issues', { subject, body: 'Hello **there**' })).json<{
      issue: Issue;
    }>().issue.id;
  const send = async (id: string, body: object = {}): Promise<Sending> => {
    const answer = await server.admin.post(`/api/admin/newsletter/issues/${id}/send`, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json<Sending>();
  };

  it('subscribes only people who press the button, not those who open the link', async () => {
    expect([(await ask(' Ada@Example.com')).status, await counts()]).toEqual([
      202,
      { pending: 1, confirmed: 0, unsubscribed: 0 },
    ]);
    const path = pathOf(linkIn((await latest('ada@example.com')).text));
    const page = await server.stranger.get(path, { Accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('<form method="post">');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await counts()).toMatchObject({ pending: 1 });
    expect((await server.stranger.post(path)).status).toBe(200);
    expect((await server.stranger.post(path)).status).toBe(200);
    expect(await counts()).toEqual({ pending: 0, confirmed: 1, unsubscribed: 0 });
    expect((await server.stranger.post('/api/newsletter/confirm?token=0123456789abcdef')).status).toBe(410);
    expect((await server.stranger.post('/api/newsletter/confirm')).status).toBe(422);
    // A truncated link opens a page that explains the problem.
    const opened = { 'Sec-Fetch-Dest': 'document' };
    const cut = await server.stranger.get('/api/newsletter/confirm?token=012', opened);
    expect([cut.status, cut.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(cut.text).toContain('This link is not complete.');
    expect(cut.text).toContain('<a class="next" href="/">');
    const openWith = async (path: string): Promise<string> =>
      (await fetch(new URL(path, server.url), { method: 'POST', headers: opened })).text();
    const expired = await openWith('/api/newsletter/confirm?token=0123456789abcdef');
    expect(expired).toContain('<h1>This has expired</h1>');
    expect(expired).toContain('<a class="next" href="/updates#newsletter">Subscribe again</a>');
    const unknown = await openWith('/api/newsletter/unsubscribe?token=0123456789abcdef');
    expect(unknown).toContain('This link belongs to no subscription');
    const file = await server.stranger.get(`/api/exports/${crypto.randomUUID()}/files/1.x`, opened);
    expect([file.status, file.text.includes('Export')]).toEqual([404, false]);
    expect(file.text).toContain('<h1>Nothing here any more</h1>');
  });

  it('sends the same response for every address, and keeps existing subscriptions', async () => {
    const [known, unknown] = [await ask('ada@example.com'), await ask('nobody@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await counts()).toMatchObject({ confirmed: 1 });
    expect((await ask('not an address')).status).toBe(422);
  });

  it('accepts a link for three days, and deletes unconfirmed addresses', async () => {
    const email = 'never@example.com';
    await ask(email);
    const path = pathOf(linkIn((await latest(email)).text));
    const row = server.services.database.knex('app.newsletter_subscribers').where({ email });
    await row.clone().update({ confirm_expires_at: new Date(Date.now() - 1_000) });
    expect((await server.stranger.post(path)).status).toBe(410);
    await row.clone().update({ confirm_expires_at: new Date(Date.now() - 31 * 24 * 3_600_000) });
    await ask('nobody@example.com');
    expect(await row.clone().first()).toBeUndefined();
  });

  it('unsubscribes by one click, as mail programs do it', async () => {
    await subscribe('bela@example.com');
    const path = await unsubscribePath('bela@example.com');
    expect((await latest('bela@example.com')).headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await server.stranger.get(path)).text).toContain('Unsubscribe');
    expect(await counts()).toMatchObject({ unsubscribed: 0 });
    const answer = await fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await server.stranger.post(path)).status).toBe(200);
    expect(await counts()).toMatchObject({ unsubscribed: 1, confirmed: 1 });
    expect((await server.stranger.post('/api/newsletter/unsubscribe?token=0123456789abcdef')).status).toBe(404);
    await subscribe('bela@example.com');
    expect(await counts()).toMatchObject({ unsubscribed: 0, confirmed: 2 });
  });

  it('is drafted, previewed, and sent to the author as a test', async () => {
    const body =
      '# Hi\n\n<script>alert(1)</script>\n\n[bad](javascript:alert(1)) [good](https://example.com) [own](/explore)';
    const preheader = 'News & more';
    const made = await server.admin.post('/api/admin/newsletter/issues', { subject: 'Draft', body });
    const { id } = made.json<{ issue: Issue }>().issue;
    const path = `/api/admin/newsletter/issues/${id}`;
    expect((await server.admin.patch(path, { subject: 'Better', preheader })).json()).toMatchObject({
      issue: { subject: 'Better', preheader, body, version: 2 },
    });
    const stale = await server.admin.patch(path, { subject: 'Old', version: 1 });
    expect([stale.status, stale.json().type, stale.json().version]).toEqual([409, '/problems/stale-version', 2]);
    expect((await server.admin.patch(path, { subject: 'Better', version: 2 })).status).toBe(200);
    const preview = await server.admin.post('/api/admin/newsletter/preview', { subject: 'Better', preheader, body });
    const { subject, html, text } = preview.json<Record<string, string>>();
    expect(subject).toBe('Better');
    expect(html).toContain('>News &amp; more</div>');
    expect(text).toContain('# Hi');
    expect(html).toContain('<h1>Hi</h1>');
    expect(html).toContain('href="https://example.com"');
    // A mailbox knows no addresses without a site.
    expect(html).toContain(`href="${server.services.config.publicUrl}/explore"`);
    expect(html).not.toMatch(/<script|href="javascript/);
    expect((await server.admin.post(`${path}/test`)).status).toBe(204);
    expect((await latest('admin@example.com')).subject).toBe('Better');
    expect((await server.admin.delete(path)).status).toBe(204);
    for (const answer of [server.admin.get(path), server.admin.post(`${path}/test`), server.admin.patch(path, {})])
      expect((await answer).status).toBe(404);
    for (const wrong of [{ subject: '' }, { subject: 'a\nb' }, { body: 'x' }])
      expect((await server.admin.post('/api/admin/newsletter/issues', wrong)).status).toBe(422);
  });

  it('reaches each subscriber once, in batches, however often it is sent', async () => {
    for (const name of ['cleo', 'dora', 'emil']) await subscribe(`${name}@example.com`);
    const id = await makeIssue('Once');
    expect(await send(id, { limit: 2 })).toMatchObject({ remaining: 3, issue: { status: 'sending', sent: 2 } });
    await subscribe('late@example.com');
    await server.stranger.post(await unsubscribePath('late@example.com'));
    const both = await Promise.all([send(id, { limit: 2 }), send(id, { limit: 2 })]);
    expect(both.map(({ issue }) => issue.id)).toEqual([id, id]);
    expect(await send(id)).toMatchObject({ remaining: 0, issue: { status: 'sent', sent: 5, failed: 0, unknown: 0 } });
    await send(id);
    for (const name of ['ada', 'bela', 'cleo', 'dora', 'emil'])
      expect((await keptMails(server, `${name}@example.com`)).filter(({ subject }) => subject === 'Once')).toHaveLength(
        1,
      );
    expect((await keptMails(server, 'late@example.com')).map(({ subject }) => subject)).not.toContain('Once');
    expect((await keptMails(server, 'nobody@example.com')).map(({ subject }) => subject)).not.toContain('Once');
    for (const change of [
      server.admin.patch(`/api/admin/newsletter/issues/${id}`, { subject: 'Rewritten' }),
      server.admin.delete(`/api/admin/newsletter/issues/${id}`),
    ])
      expect((await change).status).toBe(409);
  });

  it('unsubscribes by the link in an issue', async () => {
    const id = await makeIssue('Last');
    await send(id);
    expect((await server.stranger.post(await unsubscribePath('emil@example.com'))).status).toBe(200);
    const next = await makeIssue('Next');
    await send(next);
    expect((await latest('emil@example.com')).subject).toBe('Last');
  });

  it('deletes addresses, pages, and is managed only by admins', async () => {
    interface Many {
      subscribers: { id: string; email: string }[];
      next_cursor: string | null;
    }
    const path = '/api/admin/newsletter/subscribers';
    const first = (await server.admin.get(`${path}?limit=2`)).json<Many>();
    const second = (await server.admin.get(`${path}?cursor=${first.next_cursor ?? ''}`)).json<Many>();
    expect(new Set([...first.subscribers, ...second.subscribers].map(({ id }) => id)).size).toBe(7);
    expect(JSON.stringify(first)).not.toContain('token');
    const [found] = (await server.admin.get(`${path}?q=dora@`)).json<Many>().subscribers;
    expect((await server.admin.delete(`${path}/${found?.id ?? ''}`)).status).toBe(204);
    expect((await server.admin.delete(`${path}/${found?.id ?? ''}`)).status).toBe(404);
    expect((await server.member.get(path)).status).toBe(403);
    expect((await server.member.get('/api/admin/newsletter/issues')).status).toBe(403);
    expect(
      (await server.stranger.post(`/api/admin/newsletter/issues/${first.subscribers[0]?.id ?? ''}/send`, {})).status,
    ).toBe(401);
    expect((await server.admin.post(`/api/admin/newsletter/issues/${server.admin.id}/send`, {})).status).toBe(404);
    expect((await server.admin.get('/api/admin/newsletter/issues?limit=1')).json().next_cursor).not.toBeNull();
  });
});

import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/connect.js';
import { createLog } from '../../observability/createLog.js';
import { storedMails } from '../../testing/storedMails.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { createMailer } from '../createMailer.js';
import { SmtpMailer } from '../SmtpMailer.js';
import { magicLinkMail, signUpMail } from '../templates/authMails.js';
import { newsletterConfirmationMail } from '../templates/newsletterMail.js';
import type { Mail, Mailer } from '../types.js';

const FROM = 'Cardwright <cards@example.com>';
const CONTENTS = {
  link: 'https://cards.example/confirm?token_hash=a_b-c&type=signup',
  linkMinutes: 60,
  code: '012345',
  codeMinutes: 10,
};

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

const HOSTILE: [string, Partial<Mail>][] = [
  ['a line break in the address', { to: 'a@example.com\r\nBcc: b@example.com' }],
  ['two addresses', { to: 'a@example.com, b@example.com' }],
  ['a display name', { to: 'B <b@example.com>' }],
  ['no address', { to: '' }],
  ['a line break in the subject', { subject: 'Hello\r\nBcc: b@example.com' }],
  ['a line break in a header', { headers: { 'X-A': 'a\nBcc: b@example.com' } }],
  ['a line break in a header’s name', { headers: { 'X-A\r\nBcc': 'b@example.com' } }],
];

describe('mail by SMTP', () => {
  const received: Received[] = [];
  let refuse = false;
  let server: SMTPServer;
  let url: string;
  let mailer: SmtpMailer;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, callback) => callback(refuse ? new Error('No such mailbox') : null),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            message: Buffer.concat(chunks).toString('utf8'),
          });
          callback();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    url = `smtp://127.0.0.1:${port}`;
    mailer = new SmtpMailer(url, FROM);
  });
  afterEach(() => {
    received.length = 0;
    refuse = false;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('sends plain text and HTML from the configured sender', async () => {
    await mailer.send(signUpMail('nova@example.com', CONTENTS));
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'cards@example.com', to: ['nova@example.com'] });
    expect(mail?.message).toContain('Subject: Confirm your e-mail address for Cardwright');
    expect(mail?.message).toContain('Content-Type: multipart/alternative');
    expect(mail?.message).toContain('text/plain');
    expect(mail?.message).toContain('text/html');
  });

  it('sends letters of every script, and headers such as List-Unsubscribe', async () => {
    await mailer.send(
      newsletterConfirmationMail('josé@пример.рф', { link: CONTENTS.link, unsubscribe: 'https://cards.example/u?t=1' }),
    );
    expect(received[0]?.to).toEqual(['josé@пример.рф']);
    expect(received[0]?.message).toContain('List-Unsubscribe: <https://cards.example/u?t=1>');
    expect(received[0]?.message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it.each(HOSTILE)('refuses %s and sends nothing', async (_, changes) => {
    const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', ...changes };
    await expect(mailer.send(mail)).rejects.toMatchObject({ kind: 'invalid' });
    expect(received).toEqual([]);
  });

  it('says that the e-mail could not be sent when the server refuses or cannot be reached', async () => {
    refuse = true;
    const refused = mailer.send(signUpMail('nova@example.com', CONTENTS));
    await expect(refused).rejects.toMatchObject({ kind: 'upstream', cause: { code: 'EENVELOPE' } });
    const nobody = new SmtpMailer('smtp://127.0.0.1:1', FROM);
    await expect(nobody.send(signUpMail('nova@example.com', CONTENTS))).rejects.toMatchObject({ kind: 'upstream' });
  });

  it('names the setting in the cause, but not the password, when the server refuses the sign-in', async () => {
    const stranger = new SmtpMailer(url.replace('//', '//cards:secret@'), FROM);
    const failure = await stranger.send(signUpMail('nova@example.com', CONTENTS)).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      kind: 'upstream',
      cause: { message: expect.stringContaining('SMTP_URL') as string },
    });
    expect(inspect(failure, { depth: 5 })).not.toContain('secret');
  });
});

describe.each(embeddedDatabase)('kept mail on $name', (kind) => {
  let database: Database;
  let folder: string;
  let mailer: Mailer;
  let now = new Date('2026-11-21T10:00:00Z');
  beforeEach(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'cardwright-mail-'));
    const config = { dataDirectory: folder, mail: { smtpUrl: undefined, from: FROM } };
    mailer = createMailer({ config, database, log: createLog('silent'), clock: () => now });
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is listed for the admin, newest first', async () => {
    for (const name of ['first', 'second', 'third']) {
      now = new Date(now.getTime() + 1_000);
      await mailer.send(magicLinkMail(`${name}@example.com`, CONTENTS));
    }
    const stored = await storedMails(database.knex);
    expect(stored.map(({ recipient }) => recipient)).toEqual(
      ['third', 'second', 'first'].map((name) => `${name}@example.com`),
    );
    expect(await storedMails(database.knex, 'SECOND@')).toHaveLength(1);
    expect(await storedMails(database.knex, '%')).toHaveLength(0);
    expect(stored[0]?.text).toContain('012345');
  });

  it('is a file that mail programs can open and no other user can read', async () => {
    await mailer.send(magicLinkMail('nova@example.com', CONTENTS));
    const [name = ''] = await readdir(join(folder, 'mails'));
    const path = join(folder, 'mails', name);
    expect(name).toMatch(/\.eml$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const file = await readFile(path, 'utf8');
    expect(file).toContain('To: nova@example.com');
    expect(file).toContain('Content-Type: multipart/alternative');
  });

  it('is deleted after thirty days', async () => {
    await mailer.send(magicLinkMail('old@example.com', CONTENTS));
    now = new Date(now.getTime() + 31 * 86_400_000);
    await mailer.send(magicLinkMail('new@example.com', CONTENTS));
    expect((await storedMails(database.knex)).map(({ recipient }) => recipient)).toEqual(['new@example.com']);
  });

  it.each(HOSTILE)('refuses %s', async (_, changes) => {
    const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', ...changes };
    await expect(mailer.send(mail)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await storedMails(database.knex)).toEqual([]);
  });
});

describe('templates', () => {
  it('says the same in text and HTML, and escapes what could be markup', () => {
    const mail = magicLinkMail('a@example.com', { ...CONTENTS, link: 'https://cards.example/?a=1&b="><script>' });
    expect(mail.text).toContain('\nhttps://cards.example/?a=1&b="><script>\n');
    expect(mail.text).toMatch(/^012345$/m);
    expect(mail.html).toContain('href="https://cards.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.html).not.toMatch(/<img|url\(|@import|<link/);
  });
});

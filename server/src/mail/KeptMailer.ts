import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';
import { insertMail, pruneMails } from '../queries/mails.js';
import { checkMail } from './checkMail.js';
import type { Mail, Mailer } from './types.js';

export const KEPT_DAYS = 30;
const KEPT_FILES = 500;

interface Parts {
  readonly database: Database;
  /** The folder for the .eml files. */
  readonly folder: string;
  readonly from: string;
  readonly log: Logger;
  readonly clock: () => Date;
}

/**
 * Keeps messages in the database, where an admin can read them, and as .eml files for any mail program. They contain
 * sign-in links, so no other user of the machine may read the files.
 */
export class KeptMailer implements Mailer {
  constructor(private readonly parts: Parts) {}

  async send(mail: Mail): Promise<void> {
    checkMail(mail);
    const { database, clock } = this.parts;
    const now = clock();
    const { id } = await insertMail(database.knex, mail, now);
    await pruneMails(database.knex, new Date(now.getTime() - KEPT_DAYS * 86_400_000));
    try {
      await this.#writeFile(mail, id, now);
    } catch (error) {
      // The database has the message; a full or read-only folder must not block a sign-in.
      this.parts.log.warn({ err: error }, 'could not write an e-mail to a file');
    }
  }

  async #writeFile({ to, subject, text, html, headers }: Mail, id: string, now: Date): Promise<void> {
    const { folder, from } = this.parts;
    const composer = createTransport({ streamTransport: true, buffer: true });
    const composed = await composer.sendMail({ from, to, subject, text, html, date: now, ...(headers && { headers }) });
    if (!Buffer.isBuffer(composed.message)) throw new Error('The message was not composed.');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
    await writeFile(join(folder, name), composed.message, { mode: 0o600 });
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort();
    for (const old of files.slice(0, Math.max(0, files.length - KEPT_FILES))) await unlink(join(folder, old));
  }
}

import type { Mail } from '../mail/types.js';
import type { Executor } from './executor.js';
import { containing } from './keysetPage.js';

/** A message kept in the database. */
export interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly created_at: Date;
}

export async function insertMail(executor: Executor, mail: Mail, now: Date): Promise<MailRow> {
  const [row] = await executor('app.mails')
    .insert({
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: JSON.stringify(mail.headers ?? {}),
      created_at: now,
    })
    .returning<MailRow[]>('*');
  if (row === undefined) throw new Error('The message was not stored.');
  return row;
}

interface MailPage {
  readonly limit: number;
  /** The last message of the previous page. */
  readonly after?: { readonly createdAt: Date; readonly id: string };
  /** Matches part of an address or subject. */
  readonly search?: string;
}

/** Newest first. */
export async function listMails(executor: Executor, { limit, after, search }: MailPage): Promise<MailRow[]> {
  const query = executor('app.mails')
    .select<MailRow[]>('*')
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id']);
  if (after !== undefined)
    void query.whereRaw('(created_at < ? or created_at = ? and id > ?)', [after.createdAt, after.createdAt, after.id]);
  if (search !== undefined) {
    const pattern = containing(search);
    void query.whereRaw('(recipient ilike ? or subject ilike ?)', [pattern, pattern]);
  }
  return query.limit(limit);
}

export async function findMail(executor: Executor, id: string): Promise<MailRow | undefined> {
  return executor('app.mails').where({ id }).first<MailRow | undefined>('*');
}

/** Deletes messages older than the date. @returns how many */
export async function pruneMails(executor: Executor, before: Date): Promise<number> {
  return executor('app.mails').where('created_at', '<', before).delete();
}

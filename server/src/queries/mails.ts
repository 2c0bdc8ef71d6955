import type { Mail } from '../mail/types.js';
import type { Executor } from './executor.js';
import { adminPage, type AdminPage, type AdminPageRequest } from './adminPage.js';
import { containing, type Condition } from './keysetPage.js';

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

/** A message without its bodies, which contain sign-in links. Times are strings. */
export type MailHeadRow = Pick<MailRow, 'id' | 'recipient' | 'subject'> & { readonly created_at: string };

const HEADS = '(select id, recipient, subject, created_at from app.mails)';

const SORTS = {
  created_at: ['t.created_at', 'timestamptz'],
  recipient: ['lower(t.recipient)', 'text'],
  subject: ['lower(t.subject)', 'text'],
} as const;

/** @param q part of an address or subject */
export function listMails(
  executor: Executor,
  { q }: { readonly q?: string | undefined },
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<MailHeadRow>> {
  const where: Condition[] =
    q === undefined ? [] : [['t.recipient ilike ? or t.subject ilike ?', containing(q), containing(q)]];
  return adminPage(executor, { from: HEADS, where, sorts: SORTS }, page);
}

export async function findMail(executor: Executor, id: string): Promise<MailRow | undefined> {
  return executor('app.mails').where({ id }).first<MailRow | undefined>('*');
}

/** Deletes messages older than the date. @returns how many */
export async function pruneMails(executor: Executor, before: Date): Promise<number> {
  return executor('app.mails').where('created_at', '<', before).delete();
}

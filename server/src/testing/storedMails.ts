import type { Executor } from '../queries/executor.js';
import { findMail, listMails, type MailRow } from '../queries/mails.js';

/** The kept e-mails whose address or subject contains a text, newest first, read from the database. */
export async function storedMails(executor: Executor, search?: string): Promise<MailRow[]> {
  const { entries } = await listMails(executor, { q: search }, { sort: '-created_at', limit: 100 });
  const rows = await Promise.all(entries.map(({ id }) => findMail(executor, id)));
  return rows.filter((row) => row !== undefined);
}

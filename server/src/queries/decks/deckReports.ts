import type { DeckReport, NewDeckReport } from '../../contract/deckReports.js';
import type { Executor } from '../executor.js';
import { keysetPage, NEWEST, type PageRequest } from '../keysetPage.js';
import type { Page } from '../paging.js';

const REPORTED = `(select r.id, r.deck_id, coalesce(d.translations -> d.default_language ->> 'title', '') as deck_title,
  r.reason, r.details, r.email, r.created_at from app.deck_reports r join app.decks d on d.id = r.deck_id)`;

export async function insertReport(
  executor: Executor,
  deckId: string,
  { reason, details, email }: NewDeckReport,
  now: Date,
): Promise<void> {
  await executor('app.deck_reports').insert({
    deck_id: deckId,
    reason,
    details,
    email: email ?? null,
    created_at: now,
  });
}

export function listReports(executor: Executor, page: PageRequest): Promise<Page<DeckReport>> {
  return keysetPage(executor, { from: REPORTED, where: [], ...NEWEST }, page);
}

/** @returns whether there was one */
export async function deleteReport(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.deck_reports').where({ id }).delete()) > 0;
}

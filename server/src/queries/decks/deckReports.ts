import type { DeckReport, NewDeckReport } from '../../contract/deckReports.js';
import type { Executor } from '../executor.js';
import { keysetPage, NEWEST, type Condition, type PageRequest } from '../keysetPage.js';
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

/** @param deckId only the reports of this deck */
export function listReports(
  executor: Executor,
  deckId: string | undefined,
  page: PageRequest,
): Promise<Page<DeckReport>> {
  const where: Condition[] = deckId === undefined ? [] : [['t.deck_id = ?', deckId]];
  return keysetPage(executor, { from: REPORTED, where, ...NEWEST }, page);
}

export async function countReports(executor: Executor): Promise<number> {
  const row = await executor('app.deck_reports').count<{ count: string }[]>('id as count').first();
  return Number(row?.count ?? 0);
}

/** @returns whether there was one */
export async function deleteReport(executor: Executor, id: string): Promise<boolean> {
  return (await executor('app.deck_reports').where({ id }).delete()) > 0;
}

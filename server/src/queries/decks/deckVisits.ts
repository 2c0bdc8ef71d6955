import type { VisitedDay } from '../../contract/deckVisits.js';
import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';

const SHOWN_DAYS = 30;

export async function addVisit(executor: Executor, deckId: string, what: 'view' | 'play', now: Date): Promise<void> {
  const [views, plays] = what === 'view' ? [1, 0] : [0, 1];
  await executor.raw(
    `insert into app.deck_visits as v (deck_id, day, views, plays) values (?, ?, ?, ?)
     on conflict (deck_id, day) do update set views = v.views + excluded.views, plays = v.plays + excluded.plays`,
    [deckId, dayOf(now), views, plays],
  );
}

export interface DeckVisits {
  readonly views: number;
  readonly plays: number;
  /** The last 30 days on which somebody came, oldest first. */
  readonly days: VisitedDay[];
}

export async function readVisits(executor: Executor, deckId: string, now: Date): Promise<DeckVisits> {
  const [sums] = await queryRows<{ views: number; plays: number }>(
    executor,
    `select coalesce(sum(views), 0)::int as views, coalesce(sum(plays), 0)::int as plays
     from app.deck_visits where deck_id = ?`,
    [deckId],
  );
  const days = await queryRows<VisitedDay>(
    executor,
    `select to_char(day, 'YYYY-MM-DD') as day, views, plays from app.deck_visits
     where deck_id = ? and day > ?::date - ?::int order by day`,
    [deckId, dayOf(now), SHOWN_DAYS],
  );
  return { views: sums?.views ?? 0, plays: sums?.plays ?? 0, days };
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

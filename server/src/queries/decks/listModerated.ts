import type { ModeratedDeck } from '../../contract/admin/moderation.js';
import { adminPage, type AdminPage, type AdminPageRequest } from '../adminPage.js';
import type { Executor } from '../executor.js';
import { containing, type Condition } from '../keysetPage.js';
import type { DeckStatus } from './rows.js';

const DECKS = `(select d.id, coalesce(d.translations -> d.default_language ->> 'title', '') as title,
    d.user_id as owner_id, coalesce(nullif(m.display_name, ''), m.email, '') as owner_name,
    d.world_id, w.name as world_name, d.status, d.created_at, d.updated_at, d.deleted_at,
    (select count(*)::int from app.cards k where k.deck_id = d.id) as card_count,
    (select count(*)::int from app.deck_reports r where r.deck_id = d.id) as report_count
  from app.decks d left join app.members m on m.id = d.user_id left join app.worlds w on w.id = d.world_id)`;

const SORTS = {
  updated_at: ['t.updated_at', 'timestamptz'],
  created_at: ['t.created_at', 'timestamptz'],
  title: ['lower(t.title)', 'text'],
  owner: ['lower(t.owner_name)', 'text'],
  cards: ['t.card_count', 'int'],
  reports: ['t.report_count', 'int'],
} as const;

/** Decks outside the bin, unless only those in it are wanted. */
const ONLY = {
  reported: 't.report_count > 0 and t.deleted_at is null',
  new: `t.created_at > now() - interval '7 days' and t.deleted_at is null`,
  bin: 't.deleted_at is not null',
  all: 't.deleted_at is null',
} as const;

interface Filter {
  readonly q?: string | undefined;
  readonly status?: DeckStatus | undefined;
  readonly world?: string | undefined;
  readonly owner?: string | undefined;
  readonly only?: 'reported' | 'new' | 'bin' | undefined;
}

/** The decks of all members. */
export function listModerated(
  executor: Executor,
  { q, status, world, owner, only }: Filter,
  page: AdminPageRequest<keyof typeof SORTS>,
): Promise<AdminPage<ModeratedDeck>> {
  const where: Condition[] = [[ONLY[only ?? 'all']]];
  if (q !== undefined)
    where.push(['t.title ilike ? or t.owner_name ilike ? or t.id::text = lower(?)', containing(q), containing(q), q]);
  if (status !== undefined) where.push(['t.status = ?', status]);
  if (world !== undefined) where.push(['t.world_id = ?', world]);
  if (owner !== undefined) where.push(['t.owner_id = ?', owner]);
  return adminPage(executor, { from: DECKS, where, sorts: SORTS }, page);
}

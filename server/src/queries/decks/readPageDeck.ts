import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';
import type { DeckRow } from './rows.js';

/** What a deck's page says about it before any script runs. */
export interface PageDeck extends Pick<
  DeckRow,
  | 'id'
  | 'status'
  | 'deleted_at'
  | 'default_language'
  | 'translations'
  | 'size'
  | 'updated_at'
  | 'created_at'
  | 'copyright_info'
> {
  readonly author: string | null;
  readonly card_count: number;
  /** The first card and the languages of its texts; null without cards. */
  readonly first_card: { readonly id: string; readonly languages: readonly string[] } | null;
  /** The ratio of the front's template, such as `5:7`; null without one. */
  readonly ratio: string | null;
}

const PAGE = `
select json_build_object('id', d.id, 'status', d.status, 'deleted_at', d.deleted_at, 'default_language', d.default_language,
  'translations', d.translations, 'updated_at', d.updated_at, 'created_at', d.created_at,
  'size', d.size, 'copyright_info', d.copyright_info,
  'author', (select m.display_name from app.members m where m.id = d.user_id),
  'first_card', (select json_build_object('id', k.id, 'languages',
    (select coalesce(json_agg(code), '[]') from jsonb_object_keys(k.translations) code)) from app.cards k join app.categories c on c.id = k.category_id where k.deck_id = d.id
    order by c.position, c.id, k.position, k.id limit 1),
  'ratio', (select t.ratio from app.templates t where t.id = d.front_template_id),
  'card_count', (select count(*) from app.cards k where k.deck_id = d.id)) as page
from app.decks d where d.id = ?`;

/** The caller checks who may see it. */
export async function readPageDeck(executor: Executor, id: string): Promise<PageDeck | undefined> {
  const [row] = await queryRows<{ page: PageDeck }>(executor, PAGE, [id]);
  return row?.page;
}

/** The newest decks of the directory. */
export async function listForSitemap(
  executor: Executor,
  limit: number,
): Promise<readonly { readonly id: string; readonly updated_at: Date }[]> {
  return executor('app.decks')
    .whereNotNull('listed_at')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .select<{ id: string; updated_at: Date }[]>('id', 'updated_at');
}

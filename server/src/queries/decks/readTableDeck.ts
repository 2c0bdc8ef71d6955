import type { TemplateConfig } from '@cardwright/renderer';
import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';
import type { CardRow, DeckRow } from './rows.js';

/** A deck for playing together. */
export interface TableDeckRow extends Pick<
  DeckRow,
  'id' | 'user_id' | 'status' | 'deleted_at' | 'default_language' | 'translations' | 'size'
> {
  readonly ratio: string | null;
  readonly front: TemplateConfig | null;
  /** `category` is the place of its category, from 0. */
  readonly cards: readonly (Pick<CardRow, 'id' | 'copies' | 'fields' | 'translations'> & {
    readonly category: number;
  })[];
}

const TABLE_DECK = `
select to_json(played) as played from (
  select d.id, d.user_id, d.status, d.deleted_at, d.default_language, d.translations, d.size,
    front.ratio, front.json_config as front,
    coalesce((select json_agg(json_build_object('id', k.id, 'copies', k.copies, 'fields', k.fields,
        'translations', k.translations, 'category', c.place) order by c.place, k.position, k.id)
      from app.cards k join (select id, row_number() over (order by position, id) - 1 as place
        from app.categories where deck_id = d.id) c on c.id = k.category_id where k.deck_id = d.id), '[]') as cards
  from app.decks d left join app.templates front on front.id = d.front_template_id where d.id = ?) played`;

/** Reads what a live table needs of a deck, in one statement. The caller checks who may play it. */
export async function readTableDeck(executor: Executor, id: string): Promise<TableDeckRow | undefined> {
  const [row] = await queryRows<{ played: TableDeckRow }>(executor, TABLE_DECK, [id]);
  return row?.played;
}

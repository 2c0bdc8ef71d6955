import type { TemplateConfig } from '@cardwright/renderer';
import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';
import type { CategoryRow, DeckRow } from './rows.js';

/** A deck without the texts of its cards. */
export interface PlayedRow extends Pick<
  DeckRow,
  'id' | 'status' | 'deleted_at' | 'default_language' | 'translations' | 'size' | 'updated_at'
> {
  readonly author: string | null;
  readonly ratio: string | null;
  readonly front: TemplateConfig | null;
  readonly back: TemplateConfig | null;
  /** The colours of categories by key. */
  readonly colors: Readonly<Record<string, string>> | null;
  readonly categories: readonly Pick<CategoryRow, 'id' | 'translations' | 'primary_color_key'>[];
  /** The languages in which any card has texts. */
  readonly card_languages: readonly string[];
  readonly cards: readonly (readonly [id: string, categoryId: string])[];
}

const PLAYED = `
select to_json(played) as played from (
  select d.id, d.status, d.deleted_at, d.default_language, d.translations, d.size, d.updated_at,
    (select m.display_name from app.members m where m.id = d.user_id) as author,
    front.ratio, front.json_config as front, back.json_config as back,
    (select s.category from app.color_schemes s where s.id = d.color_scheme_id) as colors,
    coalesce((select json_agg(json_build_object('id', c.id, 'translations', c.translations,
        'primary_color_key', c.primary_color_key) order by c.position, c.id)
      from app.categories c where c.deck_id = d.id), '[]') as categories,
    coalesce((select json_agg(distinct code order by code)
      from app.cards k, jsonb_object_keys(k.translations) code where k.deck_id = d.id), '[]') as card_languages,
    coalesce((select json_agg(json_build_array(k.id, k.category_id) order by c.position, c.id, k.position, k.id)
      from app.cards k join app.categories c on c.id = k.category_id where k.deck_id = d.id), '[]') as cards
  from app.decks d
    left join app.templates front on front.id = d.front_template_id
    left join app.templates back on back.id = d.back_template_id
  where d.id = ?) played`;

/** Reads what playing a deck needs, in one statement. The caller checks who may see it. */
export async function readPlayedDeck(executor: Executor, id: string): Promise<PlayedRow | undefined> {
  const [row] = await queryRows<{ played: PlayedRow }>(executor, PLAYED, [id]);
  return row?.played;
}

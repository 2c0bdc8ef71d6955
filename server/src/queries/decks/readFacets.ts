import type { Facets } from '../../contract/decks.js';
import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';

const TAGS = 60;

const FACETS = `
with listed as (select d.id, d.translations from app.decks d where d.listed_at is not null),
  texts as (select id, t.key as language, t.value from listed, jsonb_each(translations) t),
  tags as (
    select lower(tag) as tag, count(distinct id)::int as deck_count from texts, jsonb_array_elements_text(
      case when jsonb_typeof(value -> 'tags') = 'array' then value -> 'tags' else '[]' end) tag
    where tag <> '' group by lower(tag) order by deck_count desc, lower(tag) limit ?),
  languages as (
    select language, count(*)::int as deck_count from texts group by language order by deck_count desc, language)
select (select count(*)::int from listed) as deck_count,
  coalesce((select json_agg(tags) from tags), '[]') as tags,
  coalesce((select json_agg(languages) from languages), '[]') as languages`;

/** How many listed decks have which tags and languages. */
export async function readFacets(executor: Executor): Promise<Facets> {
  const [row] = await queryRows<Facets>(executor, FACETS, [TAGS]);
  return row ?? { deck_count: 0, tags: [], languages: [] };
}

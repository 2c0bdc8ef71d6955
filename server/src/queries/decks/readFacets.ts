import type { Facets } from '../../contract/decks.js';
import type { Executor } from '../executor.js';
import { queryRows } from '../rows.js';

const TAGS = 60;

// Only the paths that are needed: whole texts of all decks would have to be unpacked and copied.
const FACETS = `
with listed as (select d.id, d.translations from app.decks d where d.listed_at is not null),
  tagged as (
    select distinct id, lower(tag #>> '{}') as tag
    from listed, jsonb_path_query(translations, '$.*.tags[*]') tag where jsonb_typeof(tag) = 'string'),
  tags as (
    select tag, count(*)::int as deck_count from tagged where tag <> ''
    group by tag order by deck_count desc, tag limit ?),
  languages as (
    select language, count(*)::int as deck_count from listed, jsonb_object_keys(translations) language
    group by language order by deck_count desc, language)
select (select count(*)::int from listed) as deck_count,
  coalesce((select json_agg(tags) from tags), '[]') as tags,
  coalesce((select json_agg(languages) from languages), '[]') as languages`;

/** How many listed decks have which tags and languages. */
export async function readFacets(executor: Executor): Promise<Facets> {
  const [row] = await queryRows<Facets>(executor, FACETS, [TAGS]);
  return row ?? { deck_count: 0, tags: [], languages: [] };
}

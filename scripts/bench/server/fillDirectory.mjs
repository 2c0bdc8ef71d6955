import { writeDeckSearch } from '../../../server/dist/queries/decks/deckSearch.js';

const MEMBER = 'd1ec7041-0000-4000-8000-000000000000';
const THINGS = ['rain', 'river', 'lamp', 'garden', 'harbour', 'winter', 'market', 'mountain', 'clock', 'paper'];

/** Fills a database with public decks of 30 cards in 3 categories; a text of each contains `bench`, every 50th title `lamp`. */
export async function fillDirectory(knex, decks) {
  await knex.raw(`insert into app.members (id, email, display_name) values (?, 'bench@example.com', 'Bench')`, [
    MEMBER,
  ]);
  await knex.raw(FILL, { member: MEMBER, decks });
  const { rows } = await knex.raw(
    `select d.id, d.translations,
      (select json_agg(json_build_object('translations', k.translations)) from app.cards k where k.deck_id = d.id) as cards
    from app.decks d where d.user_id = ?`,
    [MEMBER],
  );
  for (let from = 0; from < rows.length; from += 500)
    await knex.transaction(async (trx) => {
      for (const { id, translations, cards } of rows.slice(from, from + 500))
        await writeDeckSearch(trx, id, { deck: { translations }, categories: [], cards });
    });
  await knex.raw('vacuum analyze');
  return rows[0].id;
}

const word = (number) => `(array['${THINGS.join("','")}'])[1 + (${number})::int % ${THINGS.length}]`;

const FILL = `
with made as (
  insert into app.decks (user_id, status, listed_at, illustration, translations)
  select :member, 'published', now() - n * interval '1 minute', case when n % 3 = 0 then '/media/stock/rain/0.webp' end,
    json_build_object('en', json_build_object('title', initcap(${word('n / 50')}) || ' and ' || ${word('n')} || ' ' || n,
      'short_description', 'Cards about the ' || ${word('n / 7')}, 'tags', json_build_array(${word('n / 3')}),
      'description', repeat('A bench deck about ' || ${word('n')} || ' and what grows beside it. ', 8)))
  from generate_series(1, :decks) n returning id),
categories as (
  insert into app.categories (deck_id, position, translations)
  select id, '0|' || lpad(c::text, 6, '0') || ':', json_build_object('en', json_build_object('title', 'Part ' || c))
  from made, generate_series(1, 3) c returning id, deck_id)
insert into app.cards (deck_id, category_id, position, translations)
select deck_id, id, '0|' || lpad(k::text, 6, '0') || ':', json_build_object('en', json_build_object(
  'title', initcap(${word('k')}) || ' ' || k, 'primary_text', 'What the ' || ${word('k + 3')} || ' says about it.'))
from categories, generate_series(1, 10) k`;

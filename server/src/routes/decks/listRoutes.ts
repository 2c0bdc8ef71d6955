import { defineRoute, type Route } from '../../api/defineRoute.js';
import { toPage } from '../../queries/paging.js';
import { deckCalls, type OwnDecksQuery } from '../../contract/decks.js';
import { CURSOR, type SortKey } from '../../contract/paging.js';
import { invalid, notFound } from '../../errors.js';
import { presentFan, presentListedDeck, presentPublicListedDeck } from '../../presenters/deckList.js';
import { countDecks } from '../../queries/decks/countDecks.js';
import { publicSort } from '../../queries/decks/deckOrders.js';
import { listDecks, listPublicDecks, type DeckPage, type ListedDeck } from '../../queries/decks/listDecks.js';
import { pickPublicDeck } from '../../queries/decks/pickPublicDeck.js';
import { readFacets } from '../../queries/decks/readFacets.js';
import { readFans } from '../../queries/decks/readFans.js';
import { presentWorld, presentWorldTree } from '../../presenters/worlds.js';
import { readAllWorlds } from '../../queries/worlds.js';
import type { Services } from '../../services.js';

interface Paging {
  /** All by default. */
  readonly limit?: number | undefined;
  readonly cursor?: SortKey | undefined;
  readonly include: ReadonlySet<string>;
}

/**
 * Answers one page of a list of decks, whose cursor begins with the name of its sort.
 * @throws HttpProblem 422 for a cursor of another sort
 */
async function answerList<Deck>(
  { database: { knex } }: Services,
  { limit, cursor, include }: Paging,
  sort: string,
  find: (page: DeckPage) => Promise<ListedDeck[]>,
  present: (listed: ListedDeck) => Deck,
) {
  if (cursor !== undefined && cursor[0] !== sort) throw invalid([{ path: 'query.cursor', message: CURSOR }]);
  const after = cursor && { after: cursor.slice(1) };
  const found = await find({ limit: limit && limit + 1, ...after, withCover: include.has('cover') });
  const { entries, next_cursor } = toPage(found, limit, ({ sort_key }) => [sort, ...sort_key]);
  const ids = entries.map(({ deck }) => deck.id);
  const fans = include.has('fan') ? await readFans(knex, ids) : undefined;
  const decks = entries.map((listed) => ({
    ...present(listed),
    ...(fans !== undefined && { fan: presentFan(fans.get(listed.deck.id)) }),
  }));
  return { decks, next_cursor };
}

/** @param userId undefined for all members' decks */
async function answerOwn(services: Services, { q: search, ...query }: OwnDecksQuery, userId: string | undefined) {
  const { knex } = services.database;
  const { bin, status, sort, include } = query;
  const filter = { bin, status, sort, search, userId };
  const answer = await answerList(services, query, sort, (page) => listDecks(knex, filter, page), presentListedDeck);
  return { ...answer, ...(include.has('counts') && { counts: await countDecks(knex, filter) }) };
}

const list = defineRoute(deckCalls.listDecks, {
  access: 'member',
  handle: ({ caller, query, services }) => answerOwn(services, query, caller.id),
});

const listAll = defineRoute(deckCalls.listAllDecks, {
  access: 'admin',
  handle: ({ query, services }) => answerOwn(services, query, undefined),
});

const listPublic = defineRoute(deckCalls.listPublicDecks, {
  access: 'public',
  handle({ query, services }) {
    const { q: search, search_language: searchLanguage, min_cards: minCards, max_cards: maxCards, ...rest } = query;
    const { world, language, tag, author, copying, printing, ids, sort } = rest;
    const given = { world, language, tag, author, copying, printing, ids, sort };
    const filter = { search, searchLanguage, minCards, maxCards, ...given };
    return answerList(
      services,
      query,
      publicSort(search, sort),
      (page) => listPublicDecks(services.database.knex, filter, page),
      presentPublicListedDeck,
    );
  },
});

const shelves = defineRoute(deckCalls.readShelves, {
  access: 'public',
  async handle({ query, services: { database }, koa }) {
    const worlds = presentWorldTree((await readAllWorlds(database.knex)).map(presentWorld));
    const filled = worlds.filter(({ total_deck_count: decks }) => decks > 0);
    const page = { limit: query.decks, withCover: false };
    koa.set('Cache-Control', 'public, no-cache');
    return {
      shelves: await Promise.all(
        filled.map(async ({ children: _below, deck_count: _own, total_deck_count: deck_count, ...world }) => {
          const found = await listPublicDecks(database.knex, { world: world.id }, page);
          return { world, deck_count, decks: found.map(presentPublicListedDeck) };
        }),
      ),
    };
  },
});

const facets = defineRoute(deckCalls.readFacets, {
  access: 'public',
  async handle({ services: { database }, koa }) {
    koa.set('Cache-Control', 'public, no-cache');
    return readFacets(database.knex);
  },
});

const surprise = defineRoute(deckCalls.surprise, {
  access: 'public',
  async handle({ services: { database }, koa }) {
    koa.set('Cache-Control', 'no-store');
    const deck_id = await pickPublicDeck(database.knex);
    if (deck_id === undefined) throw notFound('Deck');
    return { deck_id };
  },
});

export const deckListRoutes: readonly Route[] = [list, listAll, listPublic, shelves, facets, surprise];

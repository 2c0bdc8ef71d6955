import { defineRoute, type Route } from '../../api/defineRoute.js';
import { toPage, type SortKey } from '../../api/paging.js';
import { presentFan, presentListedDeck, presentPublicListedDeck } from '../../presenters/deckList.js';
import { countDecks } from '../../queries/decks/countDecks.js';
import { publicSort } from '../../queries/decks/deckOrders.js';
import { listDecks, listPublicDecks, type DeckPage, type ListedDeck } from '../../queries/decks/listDecks.js';
import { readFans } from '../../queries/decks/readFans.js';
import type { Services } from '../../services.js';
import { ownDecks, ownDecksQuery, publicDecks, publicDecksQuery, type OwnDecksQuery } from './schema.js';

interface Paging {
  readonly limit: number;
  readonly cursor?: SortKey | undefined;
  readonly include: ReadonlySet<string>;
}

/** One page of a list of decks, whose cursor begins with the name of its sort. */
async function answerList(
  { database: { knex } }: Services,
  { limit, cursor, include }: Paging,
  sort: string,
  find: (page: DeckPage) => Promise<ListedDeck[]>,
  present: (listed: ListedDeck) => object,
) {
  const after = cursor && { after: cursor.slice(1) };
  const found = await find({ limit: limit + 1, ...after, withCover: include.has('cover') });
  const { entries, next_cursor } = toPage(found, limit, ({ sort_key }) => [sort, ...sort_key]);
  const ids = entries.map(({ deck }) => deck.id);
  const fans = include.has('fan') ? await readFans(knex, ids) : undefined;
  const decks = entries.map((listed) => ({
    ...present(listed),
    ...(fans !== undefined && { fan: presentFan(fans.get(listed.deck.id)) }),
  }));
  return { decks, next_cursor };
}

/** @param userId undefined for everybody's */
async function answerOwn(services: Services, { q: search, ...query }: OwnDecksQuery, userId: string | undefined) {
  const { knex } = services.database;
  const { bin, status, sort, include } = query;
  const filter = { bin, status, sort, search, userId };
  const answer = await answerList(services, query, sort, (page) => listDecks(knex, filter, page), presentListedDeck);
  return { ...answer, ...(include.has('counts') && { counts: await countDecks(knex, filter) }) };
}

const list = defineRoute({
  method: 'get',
  path: '/api/decks',
  name: 'listDecks',
  tag: 'Decks',
  summary: 'Own decks',
  access: 'member',
  query: ownDecksQuery,
  response: ownDecks,
  handle: ({ caller, query, services }) => answerOwn(services, query, caller.id),
});

const listAll = defineRoute({
  method: 'get',
  path: '/api/admin/decks',
  name: 'listAllDecks',
  tag: 'Admin',
  summary: 'Decks of everybody',
  access: 'admin',
  query: ownDecksQuery,
  response: ownDecks,
  handle: ({ query, services }) => answerOwn(services, query, undefined),
});

const listPublic = defineRoute({
  method: 'get',
  path: '/api/decks/public',
  name: 'listPublicDecks',
  tag: 'Decks',
  summary: 'Published and early-access decks, those with an illustration first',
  access: 'public',
  query: publicDecksQuery,
  response: publicDecks,
  handle({ query, services }) {
    const { q: search, world, language, tag, author } = query;
    const filter = { search, world, language, tag, author };
    return answerList(
      services,
      query,
      publicSort(search),
      (page) => listPublicDecks(services.database.knex, filter, page),
      presentPublicListedDeck,
    );
  },
});

export const deckListRoutes: readonly Route[] = [list, listAll, listPublic];

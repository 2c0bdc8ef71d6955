import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDeckSearch } from '../../queries/decks/deckSearch.js';
import { listPublicDecks, type DeckPage } from '../../queries/decks/listDecks.js';
import { testDatabases, type TestDatabase } from '../../testing/testDatabases.js';

const MATCHING = 200;
const PAGE = { limit: 20, withCover: false } as const satisfies DeckPage;

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

describe.each(testDatabases)('searching the directory on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
    const { knex } = database;
    const listed = { status: 'published', listed_at: new Date(), extra: {} };
    const titles = ['Rain', 'Rain, and what to do about it', ...Array.from({ length: MATCHING }, (_, n) => `No. ${n}`)];
    await knex.transaction(async (trx) => {
      for (const title of titles) {
        const [id, translations] = [randomUUID(), { en: { title, description: 'About the rain.' }, de: { title } }];
        await trx('app.decks').insert({ ...listed, id, translations });
        await writeDeckSearch(trx, id, { deck: { translations }, categories: [], cards: [] });
      }
    });
    await knex.raw('analyze');
  });
  afterAll(() => database.close());

  it('lists the best titles first, and every deck once', async () => {
    const titles: unknown[] = [];
    let after: DeckPage['after'];
    do {
      const decks = await listPublicDecks(database.knex, { search: 'rain' }, { ...PAGE, ...(after && { after }) });
      titles.push(...decks.map(({ deck }) => deck.translations.en?.title));
      after = decks.at(-1)?.sort_key;
    } while (after !== undefined);
    expect(titles.slice(0, 2)).toEqual(['Rain', 'Rain, and what to do about it']);
    expect([titles.length, new Set(titles).size]).toEqual([MATCHING + 2, MATCHING + 2]);
  });

  it('finds the last word in any inflection, and what begins with it', async () => {
    const { knex } = database;
    const listed = { status: 'published', listed_at: new Date(), extra: {} };
    await knex.transaction(async (trx) => {
      for (const title of ['Lamppost', 'Lamp', 'Fox 🦊']) {
        const [id, translations] = [randomUUID(), { en: { title } }];
        await trx('app.decks').insert({ ...listed, id, translations });
        await writeDeckSearch(trx, id, { deck: { translations }, categories: [], cards: [] });
      }
    });
    for (const [search, expected] of [
      ['lamp', ['Lamp', 'Lamppost']],
      ['LAMP', ['Lamp', 'Lamppost']],
      ['lamps', ['Lamp']],
      ['lampp', ['Lamppost']],
      ['🦊', ['Fox 🦊']],
      ['💡', []],
    ] as const) {
      const decks = await listPublicDecks(knex, { search }, PAGE);
      expect(decks.map(({ deck }) => deck.translations.en?.title).sort()).toEqual(expected);
    }
  });

  it('ranks in one pass, and reads only the decks of the page', async () => {
    let asked: { sql: string; bindings: readonly unknown[] } | undefined;
    const { knex } = database;
    const note = (query: typeof asked): void => void (asked = query);
    knex.on('query', note);
    await listPublicDecks(knex, { search: 'rain' }, PAGE);
    knex.removeListener('query', note);
    const { sql, bindings } = asked ?? { sql: '', bindings: [] };
    const explained = sql.replace(/^/, 'explain (analyze, format json) ').replaceAll(/\$\d+/g, '?');
    const { rows } = await knex.raw<{ rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }>(explained, [...bindings] as never);
    const scans = (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => flatten(Plan));
    const loopsOf = (table: string): number[] =>
      scans.filter((plan) => plan['Relation Name'] === table).map((plan) => plan['Actual Loops']);
    expect(loopsOf('deck_search')).toEqual([1]);
    expect(Math.max(...loopsOf('cards'), ...loopsOf('categories'))).toBeLessThanOrEqual(PAGE.limit);
  });
});

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)];
}

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_WORLD } from '../../testing/aDeck.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { testDatabases } from '../../testing/testDatabases.js';

/** The model: a deck as the editor holds and shows it. Unsaved rows have temporary ids. */
interface ModelCard {
  id?: string;
  temp_id?: string;
  title: string;
  copies: number;
}
interface ModelCategory {
  id?: string;
  temp_id?: string;
  title: string;
  cards: ModelCard[];
}
interface Model {
  title: string;
  icon: string | null;
  categories: ModelCategory[];
}

/** One edit; positions are numbers modulo the number of rows. */
type Edit =
  | { do: 'rename'; title: string }
  | { do: 'icon'; icon: string | null }
  | { do: 'add category'; title: string }
  | { do: 'add card'; category: number; title: string; copies: number }
  | { do: 'edit card'; category: number; card: number; title: string }
  | { do: 'move card'; category: number; card: number; to: number }
  | { do: 'move category'; category: number; to: number }
  | { do: 'delete card'; category: number; card: number }
  | { do: 'delete category'; category: number }
  | { do: 'save' }
  | { do: 'save cards'; cards: number }
  | { do: 'save stale' };

const place = fc.nat(20);
const title = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\u0000', ''));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ do: fc.constant('rename' as const), title }),
  fc.record({ do: fc.constant('icon' as const), icon: fc.constantFrom('lucide:sun', null) }),
  fc.record({ do: fc.constant('add category' as const), title }),
  fc.record({ do: fc.constant('add card' as const), category: place, title, copies: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ do: fc.constant('edit card' as const), category: place, card: place, title }),
  fc.record({ do: fc.constant('move card' as const), category: place, card: place, to: place }),
  fc.record({ do: fc.constant('move category' as const), category: place, to: place }),
  fc.record({ do: fc.constant('delete card' as const), category: place, card: place }),
  fc.record({ do: fc.constant('delete category' as const), category: place }),
  fc.constant({ do: 'save' as const }),
  fc.record({ do: fc.constant('save cards' as const), cards: fc.nat(5) }),
  fc.constant({ do: 'save stale' as const }),
);

let made = 0;
const temporary = (): string => `temporary-${(made += 1)}`;
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

function apply(model: Model, step: Edit): void {
  const category = 'category' in step ? at(model.categories, step.category) : undefined;
  const card = category !== undefined && 'card' in step ? at(category.cards, step.card) : undefined;
  switch (step.do) {
    case 'rename':
      model.title = step.title;
      break;
    case 'icon':
      model.icon = step.icon;
      break;
    case 'add category':
      model.categories.push({ temp_id: temporary(), title: step.title, cards: [] });
      break;
    case 'add card':
      category?.cards.push({ temp_id: temporary(), title: step.title, copies: step.copies });
      break;
    case 'edit card':
      if (card !== undefined) card.title = step.title;
      break;
    case 'move card':
      if (category === undefined || card === undefined) break;
      category.cards.splice(category.cards.indexOf(card), 1);
      at(model.categories, step.to)?.cards.unshift(card);
      break;
    case 'move category':
      if (category === undefined) break;
      model.categories.splice(model.categories.indexOf(category), 1);
      model.categories.splice(step.to % (model.categories.length + 1), 0, category);
      break;
    case 'delete card':
      if (category !== undefined && card !== undefined) category.cards.splice(category.cards.indexOf(card), 1);
      break;
    case 'delete category':
      if (category !== undefined) model.categories.splice(model.categories.indexOf(category), 1);
      break;
    case 'save':
    case 'save cards':
    case 'save stale':
  }
}

/** The body of a save; the order of the lists counts, because positions are left out. */
function toPatch(model: Model, version: number): object {
  const texts = (title: string): object => ({ en: { title } });
  return {
    version,
    icon: model.icon,
    translations: texts(model.title),
    categories: model.categories.map(({ id, temp_id, title, cards }) => ({
      id,
      temp_id,
      translations: texts(title),
      cards: cards.map((card) => ({
        id: card.id,
        temp_id: card.temp_id,
        copies: card.copies,
        translations: texts(card.title),
      })),
    })),
  };
}

interface Told {
  version: number;
  icon: string | null;
  translations: { en: { title: string } };
  categories: {
    id: string;
    translations: { en: { title: string } };
    cards: { id: string; copies: number; translations: { en: { title: string } } }[];
  }[];
}

function fromAnswer(deck: Told): Model {
  return {
    title: deck.translations.en.title,
    icon: deck.icon,
    categories: deck.categories.map(({ id, translations, cards }) => ({
      id,
      title: translations.en.title,
      cards: cards.map((card) => ({ id: card.id, title: card.translations.en.title, copies: card.copies })),
    })),
  };
}

/** The model after a save, with the new ids. */
function afterSave(model: Model, ids: Readonly<Record<string, string>>): Model {
  const idOf = ({ id, temp_id = '' }: { id?: string; temp_id?: string }): string => id ?? ids[temp_id] ?? '';
  return {
    ...model,
    categories: model.categories.map((category) => ({
      id: idOf(category),
      title: category.title,
      cards: category.cards.map((card) => ({ id: idOf(card), title: card.title, copies: card.copies })),
    })),
  };
}

type Stored = Told & { id: string };

/** Saves only the new titles of some stored cards. @returns the expected deck, which must equal what is read */
async function saveCards(server: TestServer, stored: Stored, count: number): Promise<Stored> {
  const changed = new Map(
    stored.categories
      .flatMap(({ cards }) => cards)
      .slice(0, count)
      .map((card) => [card.id, { ...card, translations: { en: { ...card.translations.en, title: temporary() } } }]),
  );
  const answer = await server.member.patch(`/api/decks/${stored.id}`, {
    version: stored.version,
    cards: [...changed.values()],
  });
  const { deck } = answer.json<{ deck: Stored }>();
  expect([answer.status, deck.version]).toEqual([200, stored.version + 1]);
  expect(deck).not.toHaveProperty('categories');
  const read = (await server.member.get(`/api/decks/${stored.id}?include=categories.cards`)).json<{ deck: Stored }>();
  const expected = {
    ...stored,
    categories: stored.categories.map((category) => ({
      ...category,
      cards: category.cards.map((card) => changed.get(card.id) ?? card),
    })),
  };
  expect(fromAnswer(read.deck)).toEqual(fromAnswer(expected));
  return read.deck;
}

/** The editor's model with the titles that were saved separately. */
function withTitles(model: Model, stored: Stored): Model {
  const titles = new Map(
    stored.categories.flatMap(({ cards }) => cards.map((card) => [card.id, card.translations.en.title])),
  );
  return {
    ...model,
    categories: model.categories.map((category) => ({
      ...category,
      cards: category.cards.map((card) => ({ ...card, title: titles.get(card.id ?? '') ?? card.title })),
    })),
  };
}

describe.each(testDatabases)('random edits of a deck on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  it('leave on the server what the editor shows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 5, maxLength: 40 }), async (steps) => {
        const created = await server.member.post('/api/decks', {
          world_id: ANY_WORLD,
          translations: { en: { title: 'Model' } },
        });
        let stored = created.json<{ deck: Told & { id: string } }>().deck;
        const { id } = stored;
        let model = fromAnswer({ ...stored, categories: [] });
        for (const step of [...steps, { do: 'save' } as const]) {
          if (step.do === 'save stale') {
            const answer = await server.member.patch(
              `/api/decks/${id}`,
              toPatch({ ...model, title: 'overwritten' }, stored.version - 1),
            );
            expect(answer.status).toBe(stored.version === 1 ? 422 : 409);
          } else if (step.do === 'save cards') {
            stored = await saveCards(server, stored, step.cards);
            model = withTitles(model, stored);
          } else if (step.do === 'save') {
            const answer = await server.member.patch(`/api/decks/${id}`, toPatch(model, stored.version));
            const { deck, ids } = answer.json<{ deck: typeof stored; ids: Record<string, string> }>();
            expect([answer.status, fromAnswer(deck)]).toEqual([200, afterSave(model, ids)]);
            expect(deck.version).toBe(stored.version + 1);
            const read = await server.member.get(`/api/decks/${id}?include=categories.cards`);
            expect(read.json<{ deck: Told }>().deck).toEqual(deck);
            stored = deck;
            model = fromAnswer(deck);
          } else apply(model, step);
        }
      }),
      { numRuns: 25 },
    );
  });
});

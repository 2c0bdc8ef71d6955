import { compareRanks } from '@cardwright/renderer';
import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/ApiError.js';
import { addCard, deleteCards, duplicateCards, moveCard, moveCards } from './commands/cards.js';
import { addCategory, deleteCategory, moveCategory } from './commands/categories.js';
import { setDeckFields } from './commands/fields.js';
import { setCardText, setDeckText } from './commands/texts.js';
import { isConflict, saveStateOf } from '../../editing/documentStore.js';
import { createDeckStore, type DeckGateway } from './createDeckStore.js';
import { allCards } from './find.js';
import { aDocument } from './testing/aDocument.js';
import type { DeckDocument, Recipe } from './types.js';

const accept: DeckGateway = {
  read: () => Promise.reject(new Error('nobody saved elsewhere')),
  save: (_deck, _snapshot, version) => Promise.resolve(version + 1),
  deleteImages: () => Promise.resolve(),
};

const order = (deck: DeckDocument): string =>
  deck.categories.map(({ id, cards }) => `${id}: ${cards.map((card) => card.id).join(' ')}`).join(', ');

/** Every kind of step, on targets chosen by number. */
const steps = array(tuple(integer({ min: 0, max: 8 }), integer({ min: 0, max: 9 }), integer({ min: 0, max: 9 })), {
  maxLength: 25,
});

function recipeOf(deck: DeckDocument, [kind, a, b]: [number, number, number], serial: number): Recipe {
  const card = allCards(deck)[a]?.id ?? 'none';
  const category = deck.categories[b % Math.max(1, deck.categories.length)]?.id ?? 'none';
  const moves = ['up', 'down', 'first', 'last'] as const;
  const move = moves[a % 4] ?? 'up';
  const recipes: Recipe[] = [
    addCard(category, `card ${serial}`),
    addCategory(`category ${serial}`, 'New'),
    deleteCards([card]),
    deleteCategory(category),
    moveCard(card, move),
    moveCategory(category, move),
    moveCards([card, allCards(deck)[b]?.id ?? 'none'], category, a),
    duplicateCards(new Map([[card, `copy ${serial}`]])),
    setCardText(card, b % 2 === 0 ? 'en' : 'de', 'title', `text ${serial}`),
  ];
  return recipes[kind] ?? recipes[0] ?? ((): undefined => undefined);
}

describe('the deck store', () => {
  it('takes back and repeats any steps exactly, and ranks always ascend', () => {
    assert(
      property(steps, (list) => {
        const store = createDeckStore(aDocument(3, 0, 4), 1, accept);
        const states = [store.getState().document];
        list.forEach((step, serial) => {
          const before = store.getState().document;
          store.apply({ label: 'step' }, recipeOf(before, step, serial));
          const { document: deck } = store.getState();
          if (deck !== before) states.push(deck);
          for (const entries of [deck.categories, ...deck.categories.map(({ cards }) => cards)])
            entries.slice(1).forEach((entry, index) => {
              expect(compareRanks(entries[index]?.position ?? '', entry.position)).toBe(-1);
            });
        });
        for (const state of states.toReversed()) {
          expect(store.getState().document).toEqual(state);
          store.undo();
        }
        expect(saveStateOf(store.getState())).toBe('saved');
        for (const state of states) {
          expect(store.getState().document).toEqual(state);
          store.redo();
        }
      }),
    );
  });

  it('moves cards within and between categories', () => {
    const after = (recipe: Recipe): string => {
      const store = createDeckStore(aDocument(3, 2), 1, accept);
      store.apply({ label: 'step' }, recipe);
      return order(store.getState().document);
    };
    expect(after(moveCard('A1', 'down'))).toBe('A: A2 A1 A3, B: B1 B2');
    expect(after(moveCard('A3', 'first'))).toBe('A: A3 A1 A2, B: B1 B2');
    expect(after(moveCard('A1', 'up'))).toBe('A: A1 A2 A3, B: B1 B2');
    expect(after(moveCards(['A1', 'A3'], 'B', 1))).toBe('A: A2, B: B1 A1 A3 B2');
    expect(after(moveCards(['A1', 'B2'], 'A', 99))).toBe('A: A2 A3 A1 B2, B: B1');
    expect(after(moveCategory('B', 'first'))).toBe('B: B1 B2, A: A1 A2 A3');
  });

  it('joins typing in one field to one step, until the gesture ends', () => {
    const store = createDeckStore(aDocument(1), 1, accept);
    const type = (text: string): void => {
      store.apply({ label: 'edit title', gesture: 'A1 title' }, setCardText('A1', 'en', 'title', text));
    };
    ['H', 'Ha', 'Hail'].forEach(type);
    store.endGesture();
    type('Hailstorm');
    store.undo();
    expect(allCards(store.getState().document)[0]?.translations.en?.title).toBe('Hail');
    store.undo();
    expect(allCards(store.getState().document)[0]?.translations.en?.title).toBe('A1');
  });

  it('keeps what is typed while a save is on its way', async () => {
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const store = createDeckStore(aDocument(1), 1, {
      ...accept,
      save: async (_deck, _snapshot, version) => (await answered, version + 1),
    });
    store.apply({ label: 'edit' }, setDeckText('en', 'title', 'Storms'));
    const saving = store.save();
    expect(saveStateOf(store.getState())).toBe('saving');
    store.apply({ label: 'edit' }, setDeckText('en', 'title', 'Storms and hail'));
    answer?.();
    expect(await saving).toBe(true);
    expect(saveStateOf(store.getState())).toBe('dirty');
    expect(store.getState()).toMatchObject({
      version: 2,
      document: { translations: { en: { title: 'Storms and hail' } } },
    });
  });

  it('says that a save failed and keeps the changes; a conflict stays until it is settled', async () => {
    const conflict = new ApiError(409, 'saved elsewhere', 'stale-version');
    const store = createDeckStore(aDocument(1), 1, { ...accept, save: () => Promise.reject(conflict) });
    store.apply({ label: 'edit' }, setDeckText('en', 'title', 'Storms'));
    expect(await store.save()).toBe(false);
    expect(saveStateOf(store.getState())).toBe('error');
    expect(isConflict(store.getState().failure)).toBe(true);
    const theirs = aDocument(1, 1);
    store.settleConflict(theirs, 7, { ...theirs, translations: store.getState().document.translations });
    expect(store.getState()).toMatchObject({
      version: 7,
      failure: undefined,
      document: { translations: { en: { title: 'Storms' } } },
    });
    expect(saveStateOf(store.getState())).toBe('dirty');
  });

  it('deletes pictures after the save, and only those that nothing shows any more', async () => {
    const deleted: string[] = [];
    const store = createDeckStore(aDocument(1), 1, {
      ...accept,
      deleteImages: (urls) => Promise.resolve(void deleted.push(...urls)),
    });
    store.apply({ label: 'picture' }, setDeckFields({ illustration: 'https://x/kept.png' }));
    store.deleteImageLater('https://x/kept.png');
    store.deleteImageLater('https://x/gone.png');
    await store.save();
    expect(deleted).toEqual(['https://x/gone.png']);
  });

  it('goes back to the snapshot by cancel, which can itself be taken back', () => {
    const store = createDeckStore(aDocument(2), 1, accept);
    store.apply({ label: 'edit' }, deleteCards(['A1']));
    store.cancel();
    expect([order(store.getState().document), saveStateOf(store.getState())]).toEqual(['A: A1 A2', 'saved']);
    store.undo();
    expect(order(store.getState().document)).toBe('A: A2');
  });

  it('ignores steps that change nothing', () => {
    const store = createDeckStore(aDocument(1), 1, accept);
    store.apply({ label: 'edit' }, deleteCards(['none']));
    expect(store.getState().history.past).toEqual([]);
  });
});

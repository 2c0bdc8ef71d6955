import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { addCard, deleteCards, moveCards } from './commands/cards.js';
import { addCategory, deleteCategory, moveCategory } from './commands/categories.js';
import { setCardFields } from './commands/fields.js';
import { setCardText, setDeckText } from './commands/texts.js';
import { deckKind } from './deckKind.js';
import { findCard } from './find.js';
import { mergeDecks } from './mergeDecks.js';
import { aDocument } from './testing/aDocument.js';
import type { DeckDocument, Recipe } from './types.js';

const base = aDocument(3, 2);
const after = (...recipes: readonly Recipe[]): DeckDocument =>
  recipes.reduce((deck, recipe) => produce(deck, recipe), base);
const order = (deck: DeckDocument): string =>
  deck.categories.map(({ id, cards }) => `${id}: ${cards.map((card) => card.id).join(' ')}`).join(', ');

describe('merging with what somebody else saved', () => {
  it('takes the changes of both sides', () => {
    const mine = after(setCardText('A1', 'en', 'title', 'Hail'), addCard('B', 'mine'));
    const theirs = after(
      setCardText('A1', 'de', 'title', 'Hagel'),
      setCardFields(['A2'], { copies: 3 }),
      deleteCards(['A3']),
    );
    const { merged, conflicts } = mergeDecks(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(order(merged)).toBe('A: A1 A2, B: B1 B2 mine');
    expect(findCard(merged, 'A1')?.card.translations).toMatchObject({ en: { title: 'Hail' }, de: { title: 'Hagel' } });
    expect(findCard(merged, 'A2')?.card.copies).toBe(3);
  });

  it('keeps mine where both changed one text, and says so', () => {
    const mine = after(setDeckText('en', 'title', 'Storms'));
    const theirs = after(setDeckText('en', 'title', 'Winds'));
    const { merged, conflicts } = mergeDecks(base, mine, theirs);
    expect(merged.translations.en?.title).toBe('Storms');
    expect(conflicts).toEqual([
      { path: ['translations', 'en', 'title'], base: 'Weather', mine: 'Storms', theirs: 'Winds' },
    ]);
  });

  it('keeps what one side changed and the other deleted', () => {
    const changed = after(setCardText('A1', 'en', 'title', 'Hail'));
    const deleted = after(deleteCards(['A1']));
    for (const [mine, theirs] of [
      [changed, deleted],
      [deleted, changed],
    ] as const)
      expect(findCard(mergeDecks(base, mine, theirs).merged, 'A1')?.card.translations.en?.title).toBe('Hail');
  });

  it('asks nothing where one side deleted all cards and the other changed one', () => {
    const changed = after(setCardText('A1', 'en', 'title', 'Hail'));
    const deleted = after(deleteCategory('A'), deleteCategory('B'));
    for (const [mine, theirs] of [
      [changed, deleted],
      [deleted, changed],
    ] as const) {
      const { merged, conflicts } = mergeDecks(base, mine, theirs);
      expect([order(merged), conflicts]).toEqual(['A: A1', []]);
    }
  });

  it('knows a card that one side moved and the other changed', () => {
    const moved = after(moveCards(['A1'], 'B', 0));
    const changed = after(setCardText('A1', 'en', 'title', 'Hail'));
    for (const [mine, theirs] of [
      [moved, changed],
      [changed, moved],
    ] as const) {
      const { merged, conflicts } = mergeDecks(base, mine, theirs);
      expect([order(merged), conflicts]).toEqual(['A: A2 A3, B: A1 B1 B2', []]);
      expect(findCard(merged, 'A1')?.card.translations.en?.title).toBe('Hail');
    }
  });

  it('keeps a category that one side deleted and the other put a card into', () => {
    const { merged } = mergeDecks(base, after(addCard('B', 'new')), after(deleteCategory('B'), addCategory('C', 'C')));
    expect(order(merged)).toBe('A: A1 A2 A3, C: , B: new');
  });

  it('renumbers cards that both sides added at one place', () => {
    const { merged } = mergeDecks(base, after(addCard('A', 'mine')), after(addCard('A', 'theirs')));
    expect(order(merged)).toBe('A: A1 A2 A3 theirs mine, B: B1 B2');
    expect(new Set(merged.categories[0]?.cards.map(({ position }) => position)).size).toBe(5);
  });

  it('takes theirs where it is chosen, and nowhere else', () => {
    const mine = after(setCardText('A1', 'en', 'title', 'Hail'), setCardText('A2', 'en', 'title', 'Rain'));
    const theirs = after(setCardText('A1', 'en', 'title', 'Snow'), setCardText('A2', 'en', 'title', 'Sun'));
    const { merged } = mergeDecks(base, mine, theirs, ({ path }) => path.includes('A2'));
    expect(merged.categories[0]?.cards.map(({ translations }) => translations.en?.title)).toEqual([
      'Hail',
      'Sun',
      'A3',
    ]);
  });

  it('asks about one place where one side moved a card within its category and the other to another', () => {
    const within = after(moveCards(['A1'], 'A', 2));
    const { merged, conflicts } = mergeDecks(base, within, after(moveCards(['A1'], 'B', 1)));
    expect([order(merged), conflicts.length]).toEqual(['A: A2 A3 A1, B: B1 B2', 1]);
  });

  it('says the numbers of a category that both sides moved', () => {
    const three = produce(base, addCategory('C', 'C'));
    const moved = (move: 'first' | 'last') => produce(three, moveCategory('B', move));
    const { merged, conflicts } = mergeDecks(three, moved('first'), moved('last'));
    const words = conflicts.flatMap(({ path, mine, theirs }) =>
      [mine, theirs].map((value) => deckKind.wordsOfValue?.(path, value, merged)),
    );
    expect(words).toEqual(['Number 1', 'Number 3']);
  });

  it('takes their category of a card where that is chosen', () => {
    const inB = after(moveCards(['A1'], 'B', 0));
    const inC = after(addCategory('C', 'C'), moveCards(['A1'], 'C', 0));
    const { merged, conflicts } = mergeDecks(base, inB, inC);
    expect(order(merged)).toBe('A: A2 A3, B: A1 B1 B2, C: ');
    expect(conflicts.map(({ path }) => deckKind.nameOfPlace(path, merged))).toEqual(['A1, place in the deck']);
    const words = conflicts.flatMap(({ path, mine, theirs }) =>
      [mine, theirs].map((value) => deckKind.wordsOfValue?.(path, value, merged)),
    );
    expect(words).toEqual(['B, number 1', 'C, number 1']);
    expect(order(mergeDecks(base, inB, inC, () => true).merged)).toBe('A: A2 A3, B: B1 B2, C: A1');
  });
});

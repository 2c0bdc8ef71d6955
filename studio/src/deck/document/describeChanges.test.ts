import { produce } from 'immer';
import { expect, it } from 'vitest';
import { addCard, deleteCards, moveCards } from './commands/cards.js';
import { setDeckFields } from './commands/fields.js';
import { setCardText } from './commands/texts.js';
import { describeChanges } from './describeChanges.js';
import { aDocument } from './testing/aDocument.js';
import type { Recipe } from './types.js';

const base = aDocument(2, 1);
const after = (...recipes: readonly Recipe[]) => recipes.reduce((deck, recipe) => produce(deck, recipe), base);

it('names what changed, thing by thing', () => {
  const changed = after(
    setDeckFields({ world_id: 'other' }),
    setCardText('A1', 'de', 'title', 'Hagel'),
    moveCards(['A2'], 'B', 0),
    addCard('B', 'new'),
    deleteCards(['B1']),
  );
  const lines = describeChanges(base, changed).map(({ what, details }) => `${what}: ${details}`);
  expect(lines[0]).toBe('The deck itself: world');
  expect(lines).toContain('A1: title (German)');
  expect(lines.find((line) => line.startsWith('A2'))).toContain('category');
  expect(lines).toContain('New card: New Card: ');
  expect(lines).toContain('Deleted card: B1: ');
});

it('says nothing of what stayed', () => {
  expect(describeChanges(base, structuredClone(base))).toEqual([]);
});

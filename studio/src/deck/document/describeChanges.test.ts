import { produce } from 'immer';
import { expect, it } from 'vitest';
import { addCard, deleteCards, moveCards } from './commands/cards.js';
import { setDeckFields } from './commands/fields.js';
import { addLanguage, removeLanguage } from './commands/languages.js';
import { setCardText, setDeckText } from './commands/texts.js';
import { describeChanges } from './describeChanges.js';
import { aDocument } from './testing/aDocument.js';
import type { DeckDocument, Recipe } from './types.js';

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

it('names a language that was added or removed, and its texts only if it has any', () => {
  const own = (before: DeckDocument, now: DeckDocument) => describeChanges(before, now)[0]?.details;
  const withFrench = after(addLanguage('fr'));
  expect(own(base, withFrench)).toBe('French added');
  expect(own(base, produce(withFrench, setDeckText('fr', 'title', 'Tempêtes')))).toBe('French added, title (French)');
  expect(own(withFrench, produce(withFrench, removeLanguage('fr')))).toBe('French removed');
});

it('says nothing of what stayed', () => {
  expect(describeChanges(base, structuredClone(base))).toEqual([]);
});

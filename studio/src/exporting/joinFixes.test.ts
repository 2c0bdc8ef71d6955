import type { DeckFix } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { joinFixes } from './joinFixes.js';

const close = (card: number, before = 'a **b'): DeckFix => ({
  label: 'Close the **',
  edits: [{ type: 'set', path: ['cards', card], before, value: `${before}**` }],
});

it('joins fixes that say the same about different texts, and keeps each once', () => {
  const joined = joinFixes([close(1), close(2), close(1)]);
  expect(joined).toEqual([{ label: 'Close the **', edits: [...close(1).edits, ...close(2).edits] }]);
});

it('keeps fixes apart that change the same text, remove cards or have to be chosen', () => {
  expect(joinFixes([close(1), close(1, '**c')])).toHaveLength(2);
  const remove = (card: number): DeckFix => ({
    label: 'Keep one card with 2 copies',
    edits: [{ type: 'remove-card', path: ['cards', card], sameAs: ['cards', 0] }],
  });
  expect(joinFixes([remove(1), remove(2)])).toHaveLength(2);
  expect(joinFixes([close(1), { ...close(2), isChoice: true }])).toHaveLength(2);
});

import { parseDeckFile } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { firstCards } from './firstCards.js';

function places(...lengths: number[]): string {
  const parsed = parseDeckFile({
    categories: lengths.map((length) => ({ cards: Array.from({ length }, () => ({})) })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return firstCards(parsed.value, 3)
    .map(({ category, index }) => `${category}.${index}`)
    .join(' ');
}

describe('firstCards', () => {
  it('takes one card of each category before it takes a second one', () => {
    expect(places(5, 5, 5, 5)).toBe('0.0 1.0 2.0');
    expect(places(2, 0, 2)).toBe('0.0 2.0 0.1');
    expect(places(1)).toBe('0.0');
    expect(places()).toBe('');
  });
});

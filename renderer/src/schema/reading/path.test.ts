import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPath, parsePath, valueAt } from './path.js';

describe('paths', () => {
  it('are read as people write them', () => {
    expect(formatPath(['categories', 2, 'cards', 0, 'copies'])).toBe('categories[2].cards[0].copies');
    expect(formatPath([0, 'translations', 'pt-BR'])).toBe('[0].translations.pt-BR');
    expect(formatPath(['fields', 'mana cost'])).toBe('fields["mana cost"]');
    expect(formatPath([])).toBe('');
  });

  it('round-trip through their text with any keys', () => {
    const segment = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.nat());
    fc.assert(
      fc.property(fc.array(segment), (path) => {
        expect(parsePath(formatPath(path))).toEqual(path);
      }),
    );
  });

  it('lead to values, never into prototypes', () => {
    expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
    expect(valueAt({ a: [] }, ['a', 'length', 'x'])).toBeUndefined();
    expect(valueAt({}, ['constructor'])).toBeUndefined();
  });
});

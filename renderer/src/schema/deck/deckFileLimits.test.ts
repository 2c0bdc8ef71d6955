import { describe, expect, it } from 'vitest';
import { codesOf } from '../testing/parsed.js';
import { LIMITS } from '../values/limits.js';
import { parseDeckFile } from './parseDeckFile.js';

describe('the limits of a deck file', () => {
  it('lists 200 problems and counts the others', () => {
    const parsed = parseDeckFile({ categories: [{ cards: Array.from({ length: 1_000 }, () => ({ copies: 0 })) }] });
    expect(parsed.ok ? [] : parsed.problems).toHaveLength(LIMITS.problems + 1);
    expect(parsed.ok ? '' : parsed.problems.at(-1)?.message).toBe('There are 800 more problems like these.');
  });

  it('accepts 10,000 cards, and rejects more', () => {
    const cards = (count: number): object => ({
      categories: [
        { cards: Array.from({ length: count / 2 }, () => ({})) },
        { cards: Array.from({ length: count / 2 }, () => ({})) },
      ],
    });
    expect(parseDeckFile(cards(LIMITS.cards)).ok).toBe(true);
    expect(codesOf(parseDeckFile(cards(LIMITS.cards + 2)))).toEqual(['deck.too_many_cards categories']);
  });

  it.each([null, 3, 'deck', [], undefined])('rejects %j as a deck', (input) => {
    expect(codesOf(parseDeckFile(input))).toEqual(['schema.invalid_type ']);
  });

  it('rejects values that are not JSON, and endless ones', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.fields = { self: cyclic };
    let deep: unknown = 1;
    for (let level = 0; level < 10_000; level += 1) deep = [deep];
    expect(codesOf(parseDeckFile(cyclic))).toEqual(['schema.cycle fields.self']);
    expect(codesOf(parseDeckFile({ x: deep }))[0]).toContain('schema.too_deep x[0]');
    expect(codesOf(parseDeckFile({ x: new Map(), y: () => 1, z: 1n, n: Number.NaN }))).toEqual([
      'schema.not_json x',
      'schema.not_json y',
      'schema.not_json z',
      'schema.not_finite n',
    ]);
    expect(codesOf(parseDeckFile(JSON.parse('{"__proto__": {"x": 1}}')))).toEqual(['schema.forbidden_key __proto__']);
    expect(codesOf(parseDeckFile({ x: 'a'.repeat(LIMITS.string + 1) }))).toEqual(['schema.too_long x']);
    expect(codesOf(parseDeckFile({ x: Array(LIMITS.nodes).fill(0) }))[0]).toContain('schema.too_many_values');
  });

  it('allows one object in two places', () => {
    const texts = { en: { title: 'Twice' } };
    expect(parseDeckFile({ translations: texts, categories: [{ translations: texts }] }).ok).toBe(true);
  });
});

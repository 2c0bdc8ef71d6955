import { describe, expect, it } from 'vitest';
import { mergeFindings } from './mergeFindings.js';
import { PREFLIGHT_CHECKS } from './reference.js';
import type { Finding } from './types.js';

function finding(over: Partial<Finding>): Finding {
  return {
    code: 'class.unknown',
    severity: 'warning',
    message: 'm',
    fix: 'f',
    itemId: 'title',
    language: 'en',
    side: 'front',
    ...over,
  };
}

const lamp = { number: 1, title: 'Lamp' };
const torch = { number: 2, title: 'Torch' };

describe('mergeFindings', () => {
  it('says once what is alike on many cards, with all of them', () => {
    expect(mergeFindings([finding({ card: lamp }), finding({ card: torch }), finding({ card: lamp })])).toEqual([
      finding({ card: lamp, cards: [lamp, torch] }),
    ]);
  });

  it('drops the language where all languages are alike, and knows a card by its place', () => {
    const merged = mergeFindings([
      finding({ card: lamp }),
      finding({ card: { number: 1, title: 'Lampe' }, language: 'de' }),
    ]);
    expect(merged).toHaveLength(1);
    expect(merged[0]).not.toHaveProperty('language');
    expect(merged[0]?.cards).toEqual([lamp]);
  });

  it.each([{ message: 'other' }, { itemId: 'text' }, { side: 'back' as const }, { code: 'font.unknown' as const }])(
    'keeps findings apart that differ in %j',
    (difference) => {
      expect(mergeFindings([finding({}), finding(difference)])).toHaveLength(2);
    },
  );

  it('puts errors first and keeps the order otherwise', () => {
    const findings = [
      finding({ message: 'a' }),
      finding({ message: 'b', severity: 'error' }),
      finding({ message: 'c' }),
    ];
    expect(mergeFindings(findings).map(({ message }) => message)).toEqual(['b', 'a', 'c']);
  });

  it('of nothing is nothing', () => {
    expect(mergeFindings([])).toEqual([]);
  });
});

describe('the reference', () => {
  it('describes every check in whole sentences', () => {
    for (const [code, { severity, what, fix }] of Object.entries(PREFLIGHT_CHECKS)) {
      expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(['error', 'warning', 'info']).toContain(severity);
      for (const sentence of [what, fix]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});

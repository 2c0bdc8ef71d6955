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
  it('merges equal findings and lists all their cards', () => {
    expect(mergeFindings([finding({ card: lamp }), finding({ card: torch }), finding({ card: lamp })])).toEqual([
      finding({ card: lamp, cards: [lamp, torch] }),
    ]);
  });

  it('drops the language if all languages agree, and identifies a card by its position', () => {
    const merged = mergeFindings([
      finding({ card: lamp }),
      finding({ card: { number: 1, title: 'Lampe' }, language: 'de' }),
    ]);
    expect(merged).toHaveLength(1);
    expect(merged[0]).not.toHaveProperty('language');
    expect(merged[0]?.cards).toEqual([lamp]);
  });

  it.each([{ message: 'other' }, { itemId: 'text' }, { side: 'back' as const }, { code: 'font.unknown' as const }])(
    'does not merge findings that differ in %j',
    (difference) => {
      expect(mergeFindings([finding({}), finding(difference)])).toHaveLength(2);
    },
  );

  it('puts errors first and otherwise keeps the order', () => {
    const findings = [
      finding({ message: 'a' }),
      finding({ message: 'b', severity: 'error' }),
      finding({ message: 'c' }),
    ];
    expect(mergeFindings(findings).map(({ message }) => message)).toEqual(['b', 'a', 'c']);
  });

  it('returns nothing for no findings', () => {
    expect(mergeFindings([])).toEqual([]);
  });
});

describe('the reference', () => {
  it('describes every check in full sentences', () => {
    for (const [code, { severity, what, fix }] of Object.entries(PREFLIGHT_CHECKS)) {
      expect(code).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(['error', 'warning', 'info']).toContain(severity);
      for (const sentence of [what, fix]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    }
  });
});

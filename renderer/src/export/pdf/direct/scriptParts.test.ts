import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COMMON_SCRIPT, scriptOf } from '../../../layout/text/scriptOf.js';
import { scriptParts } from './scriptParts.js';

it('splits a text where its script changes, with common characters in the part before them', () => {
  expect(scriptParts('Go — Привет, 2 Καλημέρα')).toEqual([
    { start: 0, text: 'Go — ', script: 'Latn' },
    { start: 5, text: 'Привет, 2 ', script: 'Cyrl' },
    { start: 15, text: 'Καλημέρα', script: 'Grek' },
  ]);
  expect(scriptParts('…“Ж”')).toEqual([{ start: 0, text: '…“Ж”', script: 'Cyrl' }]);
});

it('sets ideographs one by one', () => {
  expect(scriptParts('日本').map(({ text }) => text)).toEqual(['日', '本']);
});

it('gives nothing for no text', () => {
  expect(scriptParts('')).toEqual([]);
});

it('keeps texts in Latin letters and their punctuation in one part, with the script of their letters', () => {
  const unit = fc.oneof(fc.integer({ min: 0x20, max: 0x2af }), fc.integer({ min: 0x2010, max: 0x2027 }));
  const texts = fc.array(unit, { minLength: 1, maxLength: 12 }).map((codes) => String.fromCodePoint(...codes));
  fc.assert(
    fc.property(texts, (text) => {
      const scripts = new Set(Array.from(text, (character) => scriptOf(character.codePointAt(0) ?? 0)));
      scripts.delete(COMMON_SCRIPT);
      expect(scriptParts(text)).toEqual([{ start: 0, text, script: [...scripts][0] ?? COMMON_SCRIPT }]);
      expect(scripts.size).toBeLessThanOrEqual(1);
    }),
  );
});

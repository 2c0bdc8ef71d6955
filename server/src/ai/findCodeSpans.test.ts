import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCodeSpans } from './findCodeSpans.js';

const spansOf = (text: string): string[] => findCodeSpans(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['a `b` c', ['`b`']],
  ['``a`', ['``a`']],
  ['`a` `b`', ['`a`', '`b`']],
  ['`a`b`c`', ['`a`', '`c`']],
  ['`a\nb`', []],
  ['`open', []],
  ['```', []],
  [`\`${'x'.repeat(500)}\``, [`\`${'x'.repeat(500)}\``]],
  [`\`${'x'.repeat(501)}\`y\``, ['`y`']],
])('%j', (text, spans) => {
  expect(spansOf(text)).toEqual(spans);
});

test('any text has the spans that a regular expression finds', () => {
  const text = fc.string({ unit: fc.constantFrom('`', '``', 'a', ' ', '\n', 'x'.repeat(250)), maxLength: 40 });
  fc.assert(
    fc.property(text, (value) => {
      expect(spansOf(value)).toEqual(value.match(/(?<!`)`+[^`\n]{1,500}`+/g) ?? []);
    }),
  );
});

test.each(['`', '`a', '``a\n', 'a`', '`\n'])('the work for many of %j grows with their number', (piece) => {
  const readsOf = (count: number): number => {
    const text = piece.repeat(count);
    let reads = 0;
    findCodeSpans({ length: text.length, charCodeAt: (index) => ((reads += 1), text.charCodeAt(index)) });
    return reads / text.length;
  };
  for (const count of [1_000, 40_000]) expect(readsOf(count)).toBeLessThan(5);
});

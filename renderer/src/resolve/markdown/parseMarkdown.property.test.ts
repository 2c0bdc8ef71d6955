import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_MARKDOWN } from './index.js';
import { plainParagraphs } from './plainParagraphs.js';
import { base, options, parse } from './testing/parse.js';

test.each([
  '*',
  '[',
  '![',
  '_',
  '> ',
  '* - ',
  '1. ',
  '>- ',
  '`',
  '[*',
  '*a**b',
  'a*b_c~',
  '- a\n',
  '<',
  '\\',
  ':a',
  ':',
])('as much of %j as is parsed gives no more spans than it has characters; 100 kB is plain text', (unit) => {
  const fill = (length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const spans = parse(fill(LONGEST_MARKDOWN)).flatMap((paragraph) => paragraph.spans);
  const characters = spans.map((span) => (span.type === 'text' ? span.text.length : 1));
  expect(spans.length).toBeLessThanOrEqual(LONGEST_MARKDOWN);
  expect(characters.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(LONGEST_MARKDOWN);
  expect(parse(fill(100_000))).toEqual(plainParagraphs(fill(100_000), base, options.iconExists));
});

test('any input parses to spans in finite indents', () => {
  const words = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '[',
    '](u)',
    '![',
    '> ',
    '- ',
    '1. ',
    '\n',
    '\n\n',
    'word',
    ' ',
    '# ',
    '~~',
    ':sword:',
    '<b>',
    '\\',
    '```\n',
    '---\n',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(words, { maxLength: 60 }).map((parts) => parts.join('')),
      ),
      (source) => {
        for (const { indent, spaceBefore, spans } of parse(source)) {
          expect(indent).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(indent + spaceBefore)).toBe(true);
          for (const span of spans) if (span.type !== 'break') expect(span.style.scale).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('letters survive any markup around them', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const open = fc.constantFrom('', '*', '**', '_', '~~', '> ', '- ', '# ', '(', '"');
  fc.assert(
    fc.property(fc.array(fc.tuple(open, word), { minLength: 1, maxLength: 12 }), (parts) => {
      const source = parts.map(([mark, text]) => mark + text).join(' ');
      const text = parse(source)
        .flatMap(({ spans }) => spans.map((span) => (span.type === 'text' ? span.text : ' ')))
        .join(' ');
      for (const [, expected] of parts) expect(text).toContain(expected);
    }),
  );
});

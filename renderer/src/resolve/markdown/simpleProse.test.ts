import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from './parseMarkdown.js';
import { readProse } from './simpleProse.js';

/** What prose is made of. */
const PROSE = [
  '*',
  '**',
  ' ',
  '\n',
  '\n\n',
  'word',
  '9',
  '字',
  '.',
  ',',
  '(',
  ')',
  '“',
  '\u00a0',
  '*a*',
  '**b c**',
  ':sword:',
];
/** Everything that means something in Markdown, and what may stand beside it. */
const ANYTHING = [
  ...PROSE,
  ...'*_`[]()<>&~|\\#+-=!:;.,?"\'„“ \n\t\f\0aé9字\u00a0\u2003\u200b😀$',
  '**',
  '***',
  '\n\n',
  '  \n',
  ' *',
  '* ',
  '1. ',
  '2) ',
  '- ',
  '> ',
  '# ',
  '    ',
  '```',
  '---',
  '===',
  'word',
  '*word*',
  '**two words**',
  ':sword:',
  '<b>',
  '&amp;',
  'http://a.b',
  '[a]: b',
];

/** The nodes without their places in the source. */
function nodes(source: string): unknown {
  return JSON.parse(
    JSON.stringify(readMarkdown(source), (key, value: unknown) => (key === 'position' ? undefined : value)),
  );
}

describe('readProse', () => {
  it.each([
    '',
    '\n',
    'Draw a card.',
    'Draw **two cards**, then discard *one*.',
    '*Flavour text that ends in a stop.*',
    'First line\nsecond line with **bold\nwords**\n\nAnother paragraph (*in brackets*).\n',
    '\n\nUm **Überraschungsgäste** kümmert sich :lucide/user: *niemand*!',
    'not a heading\n===',
    '2 Spieler: 5 Karten, 50 % Rabatt #neu',
  ])('reads %j as the parser does', (source) => {
    expect(readProse(source)).toEqual(nodes(source));
    expect(readProse(source)).toBeDefined();
  });

  it.each([
    'a * b',
    '***both***',
    '*a **b** c*',
    'in*side*words',
    '**open',
    '- item',
    '12. item',
    '# Title',
    '> quoted',
    'a `code`',
    'a_b_',
    '~~gone~~',
    '[link](x)',
    'a &amp; b',
    '<b>bold</b>',
    '\\*',
    'one  \ntwo',
    ' indented',
    '|a|\n|-|',
  ])('leaves %j to the parser', (source) => expect(readProse(source)).toBeUndefined());

  it.each([
    ['prose', PROSE],
    ['anything', ANYTHING],
  ])('reads %s as the parser does, if at all', (_, pieces) => {
    const source = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(source, (text) => {
        const prose = readProse(text);
        if (prose !== undefined) expect(prose).toEqual(nodes(text));
      }),
      { numRuns: 1_000 },
    );
  });
});

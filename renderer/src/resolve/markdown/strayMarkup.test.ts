import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStrayMarkup } from './strayMarkup.js';

const exists = (name: string): boolean => name === 'lucide:sword';
const found = (source: string, isMarkdown: boolean): string[] =>
  findStrayMarkup(source, isMarkdown, exists).map(({ code, excerpt }) => `${code.slice('text.'.length)} ${excerpt}`);

test.each([
  ['Plain words, 5 * 3 = 15, 3 < 4, a: b, 10:30:15, f*ck, ____ blanks', []],
  ['**bold**, *italic*, ~~gone~~, `<code> [x] :x:`, <b>b</b><br>', []],
  ['# Heading\n\n- list\n\n> quotation\n\n---', []],
  [':sword: costs 3', []],
  ['3:sword:', []],
  ['a <span class="x">red</span> word', ['html <span class="x">', 'html </span>']],
  ['an <b>unclosed tag', ['html <b>']],
  ['<!-- a note -->', ['html <!--']],
  ['{T}: Add {2/W}. {} { x }', ['token {T}', 'token {2/W}']],
  ['pay [credit] or [2]', ['token [credit]', 'token [2]']],
  ['- [ ] a box', []],
  ['φάρος [ˈfaros], зоря [zoˈrʲɑ]', []],
  ['draw **two cards', ['unclosed **']],
  ['~~gone', ['unclosed ~~']],
  ['use the :swrod: now', ['unknown_icon :swrod:']],
  [':lucide:sword:', ['unknown_icon :lucide']],
  ['the {{title}} and {{cost', ['placeholder {{title}}', 'placeholder {{cost']],
  ['| a | b |\n|---|---|\n| 1 | 2 |', []],
  ['| a | b |\n|---|---|\n| :swrod: | <div> |', ['html <div>', 'unknown_icon :swrod:']],
  ['| a | b |\n|---|\n| 1 | 2 |', ['undrawn_markdown | a | b |']],
  ['| a | b |\n| 1 | 2 |', ['undrawn_markdown | a | b |']],
  ['a | b\n--- | --- | ---\n1 | 2', ['undrawn_markdown --- | --- | ---']],
  ['|draw a card|', []],
  ['![a fox](fox.png)', ['undrawn_markdown ![a fox](fox.png)']],
  ['[the site](https://example.com)', ['undrawn_markdown [the site](https://example.com)']],
  ['\\[credit\\] and \\<div> and \\**', []],
])('in Markdown: %j', (source, expected) => {
  expect(found(source, true)).toEqual(expected);
});

test.each([
  ['Plain words, 5 * 3 = 15, * a note, R&D; no', []],
  [':sword: <b>bold</b>', []],
  ['**bold** and *italic*', ['undrawn_markdown **bold**', 'undrawn_markdown *italic*']],
  ['# Heading', ['undrawn_markdown # Heading']],
  ['| a | b |\n|---|---|\n| 1 | 2 |', ['undrawn_markdown | a | b |']],
  ['[the site](https://example.com)', ['undrawn_markdown [the site](https://example.com)']],
  ['Fish &amp; chips', ['html &amp;']],
  ['**open', ['unclosed **']],
  ['[credit] <i>x :swrod: {{cost}}', ['placeholder {{cost}}', 'html <i>', 'token [credit]', 'unknown_icon :swrod:']],
])('in a plain text: %j', (source, expected) => {
  expect(found(source, false)).toEqual(expected);
});

test('reports each excerpt once, and five at most', () => {
  expect(found('[a] [a] [b] [c] [d] [e] [f]', true)).toHaveLength(5);
});

test('does not check icons without their names', () => {
  expect(findStrayMarkup(':swrod: [x]', true).map(({ code }) => code)).toEqual(['text.token']);
});

test('a text that is told to be free of markup without parsing it is', () => {
  const parts = [
    '**',
    '*',
    'word',
    ' ',
    '\n',
    ':sword:',
    ':',
    'sword',
    '3',
    'é',
    ',',
    '(',
    ')',
    '\\',
    '`',
    '_',
    '**bold**',
    '*a b*',
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((each) => each.join(''));
  fc.assert(
    // The code at the end makes the parser look at everything, and is ignored itself.
    fc.property(texts, (text) => {
      expect(found(text, true)).toEqual(found(`${text}\n\n\`<i>\``, true));
    }),
    { numRuns: 3_000 },
  );
});

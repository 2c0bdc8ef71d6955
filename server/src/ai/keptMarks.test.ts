import { expect, test } from 'vitest';
import { lostMarks, marksOf, type Marks } from './keptMarks.js';

const ALL: readonly (keyof Marks)[] = ['bindings', 'icons', 'addresses', 'code', 'numbers', 'structure'];

test.each([
  ['Pay 1,000.50 :coin:', 'Zahle 1.000,50 :coin:'],
  ['At 10:30 win 3:2', 'Um 10:30 siege 3:2'],
  ['5 steps', '٥ خطوات'],
  ['1. one\n2. two', '1. eins\n1. zwei'],
  ['See [here](https://a.example/x_(y)?n=3).', 'Siehe [hier](https://a.example/x_(y)?n=3).'],
  ['**bold** and `x = 1`', '`x = 1` und **fett**'],
  ['{{title}} of {{field:cost}}', '{{field:cost}} von {{title}}'],
])('%s → %s keeps everything', (before, after) => {
  expect(lostMarks(before, after, ALL)).toEqual([]);
});

test.each([
  ['Pay 3', 'Zahle 4', 'numbers'],
  ['Pay :coin:', 'Zahle :münze:', 'icons'],
  ['{{title}}', '{{titel}}', 'expressions'],
  ['[a](https://a.example)', '[a](https://b.example)', 'addresses'],
  ['- one\n- two', '- eins, zwei', 'lists'],
  ['`let`', '`lass`', 'code'],
  ['plain', 'plain https://evil.example', 'addresses'],
  ['plain', '{{deck_title}}', 'expressions'],
])('%s → %s does not keep the %s', (before, after, kind) => {
  expect(lostMarks(before, after, ALL).join()).toContain(kind);
});

test.each(['{{', ':a', '](', '`', '1,', '**', '- ', '> ', 'http://', '\n '])(
  'a hostile text of nothing but %j has no more marks than it has pieces',
  (piece) => {
    const count = 40_000 / piece.length;
    const { structure, ...marks } = marksOf(piece.repeat(count));
    expect(Object.values(marks).flat().length).toBeLessThanOrEqual(count);
    expect(structure).toHaveLength(4);
  },
);

test('what an address says elsewhere in the text is kept', () => {
  expect(marksOf('See [10](10) and 10').numbers).toEqual(['10', '10']);
});

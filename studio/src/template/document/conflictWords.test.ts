import { expect, it } from 'vitest';
import { templateKind } from './templateKind.js';
import { mergeTemplates } from './mergeTemplates.js';
import { moveItems } from './commands/items.js';
import { setFrames, setHead, setHidden, setKind, setProps } from './commands/properties.js';
import { setSectionHeight } from './commands/sections.js';
import { aTemplate } from './testing/aTemplate.js';
import type { Recipe, TemplateDocument } from './types.js';

function changed(...recipes: readonly Recipe[]): TemplateDocument {
  return recipes.reduce((template, recipe) => recipe(template) ?? template, aTemplate());
}

/** Each conflict as the dialog shows it: the place, mine and theirs. */
function shown(mine: readonly Recipe[], theirs: readonly Recipe[]) {
  const { merged, conflicts } = mergeTemplates(aTemplate(), changed(...mine), changed(...theirs));
  return conflicts.map(({ path, mine: one, theirs: other }) => [
    templateKind.nameOfPlace(path, merged),
    ...[one, other].map((value) => templateKind.wordsOfValue?.(path, value, merged) ?? value),
  ]);
}

const frame = (change: object): Recipe => setFrames(new Map([['o', change]]));

it.each([
  [frame({ x: 20 }), frame({ x: 30 }), 'Card number, from the left', '12.7 mm', '19.1 mm'],
  [frame({ y: 20 }), frame({ y: 30 }), 'Card number, from the top', '19.1 mm', '28.6 mm'],
  [frame({ rotation: 20 }), frame({ rotation: -30 }), 'Card number, rotation', '20°', '-30°'],
  [setProps(['a'], { text: 'Hail' }), setProps(['a'], { text: 'Snow' }), 'Title, text', 'Hail', 'Snow'],
  [
    setProps(['a'], { minFontSize: 6 }),
    setProps(['a'], { minFontSize: 8 }),
    'Title, never below',
    '6 units',
    '8 units',
  ],
  [
    setKind('e', 'description'),
    setKind('e', 'field:cost'),
    'Detailed content, what it shows',
    'Detailed content',
    'Cost',
  ],
  [setHead({ ratio: '1:1' }), setHead({ ratio: '3:4' }), 'The template itself, ratio', '1:1', '3:4'],
] as const)('shows a conflict as the inspector does, %#', (mine, theirs, place, one, other) => {
  expect(shown([mine], [theirs])).toEqual([[place, one, other]]);
});

it('says the heights of sections and places in the structure', () => {
  expect(shown([setSectionHeight('top', 50)], [setSectionHeight('top', 30)])).toEqual([
    ['Section 1, height', '50%', '30%'],
    ['Section 2, height', '50%', '70%'],
  ]);
  const to = (parentId: string): Recipe => moveItems(['a'], { parentId, index: 0 });
  expect(shown([to('foot')], [to('g')])).toEqual([['Title, place in the structure', 'Section 2', 'Group']]);
});

it('says that something is hidden', () => {
  const path = ['items', 'a', 'hidden'];
  expect([true, undefined].map((value) => templateKind.wordsOfValue?.(path, value, aTemplate()))).toEqual([
    'Hidden',
    'Shown',
  ]);
  expect(shown([setHidden(['a'], true)], [])).toEqual([]);
});

import type { Family } from '../family.js';
import { into, keywords, valued } from '../rules.js';
import { bracketed, numbers, words } from '../values/words.js';
import { readNumber } from '../values/text.js';

const RATIO = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/;

export const LAYOUT: readonly Family[] = [
  {
    title: 'Display',
    group: 'Layout',
    docs: 'Every section and item is a column that stretches its children. `flex` lays them out in a row instead; `hidden` removes the item.',
    examples: ['flex', 'block', 'hidden'],
    sets: ['display'],
    rules: keywords({
      flex: { display: 'flex' },
      'inline-flex': { display: 'flex' },
      block: { display: 'block' },
      'inline-block': { display: 'block' },
      hidden: { display: 'none' },
    }),
  },
  {
    title: 'Visibility',
    group: 'Layout',
    docs: '`invisible` keeps the space of an item but paints nothing.',
    examples: ['invisible', 'visible'],
    sets: ['visibility'],
    rules: keywords({ visible: { visibility: 'visible' }, invisible: { visibility: 'hidden' } }),
  },
  {
    title: 'Overflow',
    group: 'Layout',
    docs: 'Whether children may show outside the box. Paper does not scroll, so `overflow-auto` and `overflow-scroll` clip like `overflow-hidden`.',
    examples: ['overflow-hidden', 'overflow-visible'],
    sets: ['overflow'],
    rules: keywords({
      'overflow-hidden': { overflow: 'hidden' },
      'overflow-clip': { overflow: 'hidden' },
      'overflow-auto': { overflow: 'hidden' },
      'overflow-scroll': { overflow: 'hidden' },
      'overflow-visible': { overflow: 'visible' },
    }),
  },
  {
    title: 'Aspect ratio',
    group: 'Layout',
    docs: 'Width ÷ height; it determines the side that is not given.',
    examples: ['aspect-square', 'aspect-video', 'aspect-3/4', 'aspect-[4/3]'],
    sets: ['aspectRatio'],
    rules: [
      ...keywords({ 'aspect-auto': { aspectRatio: undefined } }),
      valued('aspect', [
        into<number>(['aspectRatio'], words({ square: 1, video: 16 / 9 }, '1 and 16/9')),
        into<number>(['aspectRatio'], {
          notation: '<a/b>',
          docs: 'a ÷ b',
          suggestions: () => ['3/4', '4/3', '2/3', '3/2'],
          read: readRatio,
        }),
        into<number>(['aspectRatio'], bracketed('[<ratio>]', '`[4/3]` or `[1.5]`', readRatio)),
      ]),
    ],
  },
  {
    title: 'Stacking',
    group: 'Position',
    docs: 'Higher numbers are painted on top. By default, items are painted in their order.',
    examples: ['z-10', '-z-10', 'z-[5]', 'z-auto'],
    sets: ['zIndex'],
    rules: [
      ...keywords({ 'z-auto': { zIndex: undefined } }),
      valued(
        'z',
        [
          into<number>(['zIndex'], numbers('a whole number', { suggestions: ['0', '10', '20', '30', '40', '50'] })),
          into<number>(['zIndex'], bracketed('[<n>]', 'a whole number', readInteger, { negate: (value) => 0 - value })),
        ],
        { negative: true },
      ),
    ],
  },
];

function readRatio(text: string): number | undefined {
  const match = RATIO.exec(text);
  const [width, height] = match === null ? [readNumber(text), 1] : [Number(match[1]), Number(match[2])];
  if (width === undefined || !(width > 0) || !(height > 0)) return undefined;
  const ratio = width / height;
  return ratio >= 0.001 && ratio <= 1000 ? ratio : undefined;
}

function readInteger(text: string): number | undefined {
  const value = readNumber(text);
  return value !== undefined && Number.isInteger(value) ? value : undefined;
}

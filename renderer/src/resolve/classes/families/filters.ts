import type { DraftColor } from '../declarations.js';
import type { Family, ValueForm } from '../family.js';
import { into, valued } from '../rules.js';
import { COLOR, readAlpha } from '../values/colors.js';
import { ANY_WIDTH } from '../values/widths.js';
import { bracketed, numbers, words } from '../values/words.js';

const BLURS = { none: 0, xs: 4, sm: 8, md: 12, lg: 16, xl: 24, '2xl': 40, '3xl': 64 };

export const FILTERS: readonly Family[] = [
  {
    title: 'Grey and sepia',
    group: 'Effects',
    docs: 'Takes the colours from the item and everything in it, wholly or in percent: photographs, drawings and letters.',
    examples: ['grayscale', 'grayscale-50', 'grayscale-[.25]', 'sepia'],
    sets: ['filter'],
    rules: [
      valued('grayscale', amounts('filter.grayscale'), { alone: { 'filter.grayscale': 1 } }),
      valued('sepia', amounts('filter.sepia'), { alone: { 'filter.sepia': 1 } }),
    ],
  },
  {
    title: 'Duotone',
    group: 'Effects',
    docs: 'Prints the item and everything in it in two colours: `from` replaces black (the default), `to` white (the default), and greys become mixtures. The opacity of the two colours has no effect.',
    examples: ['duotone-from-primary duotone-to-paper', 'duotone-from-ink', 'duotone-to-[#ffe9b0]'],
    sets: ['filter'],
    rules: [
      valued('duotone-from', [into<DraftColor>(['duotone.from'], COLOR)]),
      valued('duotone-to', [into<DraftColor>(['duotone.to'], COLOR)]),
    ],
  },
  {
    title: 'Blur',
    group: 'Effects',
    docs: 'Blurs photographs, by 8 units if no size is given. The edge of a picture stays solid up to the cut. Drawings, icons and text cannot be blurred; a check reports it.',
    examples: ['blur', 'blur-sm', 'blur-[3px]', 'blur-none'],
    sets: ['filter'],
    rules: [
      valued(
        'blur',
        [
          into<number>(['filter.blur'], { ...words(BLURS, '4 to 64 units'), spelled: true }),
          into<number>(['filter.blur'], ANY_WIDTH),
        ],
        { alone: { 'filter.blur': 8 } },
      ),
    ],
  },
];

function amounts(slot: 'filter.grayscale' | 'filter.sepia'): ValueForm[] {
  const percent = numbers('percent', { max: 100, times: 0.01, suggestions: ['0', '25', '50', '75', '100'] });
  const share = bracketed('[<n>]', '`[.25]` or `[25%]`', (inner) => readAlpha(`[${inner}]`));
  return [into<number>([slot], percent), into<number>([slot], share)];
}

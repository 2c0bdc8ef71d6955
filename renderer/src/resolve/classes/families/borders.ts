import type { CornerRadius } from '../../style.js';
import type { DraftColor, DraftNumber, Em } from '../declarations.js';
import type { Family } from '../family.js';
import { fill, into, keywords, valued } from '../rules.js';
import { COLOR } from '../values/colors.js';
import { ARBITRARY_NUMBER, toUnits } from '../values/lengths.js';
import { readQuantity } from '../values/text.js';
import { bracketed, numbers, words } from '../values/words.js';
import { CORNERS, placeRules, SIDES } from './sides.js';

const RADII: Readonly<Record<string, CornerRadius | Em>> = {
  none: 0,
  xs: 2,
  sm: 4,
  md: 6,
  lg: 8,
  xl: 12,
  '2xl': 16,
  '3xl': 24,
  '4xl': 32,
  full: 'full',
};

const WIDTH = numbers('units', { suggestions: ['0', '2', '4', '8'] });

export const BORDERS: readonly Family[] = [
  {
    title: 'Border width',
    group: 'Borders',
    docs: '1 unit if no number is given; for all sides, one axis or one side.',
    examples: ['border', 'border-2', 'border-b-4', 'border-x', 'border-[1.5px]'],
    sets: ['borderWidth'],
    rules: placeRules(SIDES.dashed('border'), (name, sides, rank) => {
      const slots = sides.map((side) => `borderWidth.${side}` as const);
      return valued(name, [into<DraftNumber>(slots, WIDTH), into<DraftNumber>(slots, ARBITRARY_NUMBER)], {
        rank,
        alone: fill<number>(slots, 1),
      });
    }),
  },
  {
    title: 'Border colour',
    group: 'Borders',
    docs: 'For all sides, one axis or one side. The default is the text colour.',
    examples: ['border-line', 'border-primary/40', 'border-t-accent', 'border-[#1b1b1b]'],
    sets: ['borderColor'],
    rules: placeRules(SIDES.dashed('border'), (name, sides, rank) => {
      const slots = sides.map((side) => `borderColor.${side}` as const);
      return valued(name, [into<DraftColor>(slots, COLOR)], { rank });
    }),
  },
  {
    title: 'Border style',
    group: 'Borders',
    docs: 'One style for all sides; the default is solid. `none` removes the border, including its width.',
    examples: ['border-dashed', 'border-dotted', 'border-double', 'border-solid', 'border-none'],
    sets: ['borderStyle'],
    rules: keywords({
      'border-solid': { borderStyle: 'solid' },
      'border-dashed': { borderStyle: 'dashed' },
      'border-dotted': { borderStyle: 'dotted' },
      'border-double': { borderStyle: 'double' },
      'border-none': { borderStyle: 'none' },
      'border-hidden': { borderStyle: 'none' },
    }),
  },
  {
    title: 'Rounded corners',
    group: 'Borders',
    docs: 'For all corners, the two of a side (`t r b l`, `s e`) or one (`tl tr br bl`, `ss se ee es`); 4 units if no size is given. `full` makes pills and circles. Percentages refer to the shorter side.',
    examples: ['rounded-lg', 'rounded-full', 'rounded-t-xl', 'rounded-tl-none', 'rounded-[10px]', 'rounded-[20%]'],
    sets: ['borderRadius'],
    rules: placeRules(CORNERS, (name, corners, rank) => {
      const slots = corners.map((corner) => `borderRadius.${corner}` as const);
      return valued(
        name,
        [
          into<CornerRadius | Em>(
            slots,
            words(
              RADII,
              '`none` 0, `xs` 2, `sm` 4, `md` 6, `lg` 8, `xl` 12, `2xl` 16, `3xl` 24, `4xl` 32 units, `full` half of the shorter side',
            ),
          ),
          into<CornerRadius | Em>(
            slots,
            bracketed('[<length>]', '`[10px]` units or `[20%]`', readRadius, { hints: ['length', 'percentage'] }),
          ),
        ],
        { rank, alone: fill<number>(slots, 4) },
      );
    }),
  },
];

function readRadius(text: string): CornerRadius | Em | undefined {
  const quantity = readQuantity(text);
  if (quantity === undefined || quantity.value < 0) return undefined;
  return quantity.unit === '%' ? { unit: '%', value: quantity.value } : toUnits(quantity.value, quantity.unit);
}

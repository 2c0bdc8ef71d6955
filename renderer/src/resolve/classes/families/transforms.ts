import type { DraftLength } from '../declarations.js';
import type { Family } from '../family.js';
import { into, keywords, valued } from '../rules.js';
import { readAngle } from '../values/angles.js';
import { ARBITRARY_LENGTH, FRACTION, STEP_LENGTH } from '../values/lengths.js';
import { readQuantity } from '../values/text.js';
import { bracketed, numbers } from '../values/words.js';

const negate = (value: number): number => 0 - value;

const SCALE_KINDS = [
  numbers('percent', {
    times: 0.01,
    suggestions: ['0', '50', '75', '90', '95', '100', '105', '110', '125', '150', '200'],
  }),
  bracketed('[<n>]', '`[1.1]` or `[110%]`', readScale, { negate }),
];

export const TRANSFORMS: readonly Family[] = [
  {
    title: 'Rotate',
    group: 'Transforms',
    docs: 'Degrees clockwise about the centre; the layout does not change.',
    examples: ['rotate-6', '-rotate-90', 'rotate-[17deg]', 'rotate-none'],
    sets: ['rotate'],
    rules: [
      ...keywords({ 'rotate-none': { rotate: undefined } }),
      valued(
        'rotate',
        [
          into<number>(
            ['rotate'],
            numbers('degrees', { suggestions: ['0', '1', '2', '3', '6', '12', '45', '90', '180'] }),
          ),
          into<number>(
            ['rotate'],
            bracketed('[<angle>]', '`[17deg]`, `[0.25turn]`, `[1rad]`', readAngle, { hints: ['angle'], negate }),
          ),
        ],
        { negative: true },
      ),
    ],
  },
  {
    title: 'Scale',
    group: 'Transforms',
    docs: 'Percent of the size, about the centre; the layout does not change. `-scale-x-100` mirrors the item.',
    examples: ['scale-95', 'scale-[1.1]', '-scale-x-100', 'scale-y-50', 'scale-none'],
    sets: ['scaleX', 'scaleY'],
    rules: [
      ...keywords({ 'scale-none': { scaleX: undefined, scaleY: undefined } }, 1),
      ...(
        [
          ['scale', ['scaleX', 'scaleY'], 0],
          ['scale-x', ['scaleX'], 1],
          ['scale-y', ['scaleY'], 1],
        ] as const
      ).map(([name, slots, rank]) =>
        valued(
          name,
          SCALE_KINDS.map((kind) => into<number>(slots, kind)),
          { rank, negative: true },
        ),
      ),
    ],
  },
  {
    title: 'Translate',
    group: 'Transforms',
    docs: 'Shifts the item without moving its neighbours; fractions and percentages refer to its own size.',
    examples: ['translate-x-4', '-translate-y-1/2', 'translate-x-[10%]', 'translate-none'],
    sets: ['translateX', 'translateY'],
    rules: [
      ...keywords({ 'translate-none': { translateX: undefined, translateY: undefined } }, 1),
      ...(
        [
          ['translate', ['translateX', 'translateY'], 0],
          ['translate-x', ['translateX'], 1],
          ['translate-y', ['translateY'], 1],
        ] as const
      ).map(([name, slots, rank]) =>
        valued(
          name,
          [STEP_LENGTH, FRACTION, ARBITRARY_LENGTH].map((kind) => into<DraftLength>(slots, kind)),
          { rank, negative: true },
        ),
      ),
    ],
  },
];

function readScale(text: string): number | undefined {
  const quantity = readQuantity(text);
  if (quantity?.unit === '') return quantity.value;
  return quantity?.unit === '%' ? quantity.value / 100 : undefined;
}

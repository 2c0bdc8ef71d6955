import type { DraftColor, DraftNumber } from '../declarations.js';
import type { Family } from '../family.js';
import { into, keywords, valued } from '../rules.js';
import { COLOR } from '../values/colors.js';
import { toUnits } from '../values/lengths.js';
import type { Position } from '../values/positions.js';
import { POSITIONS, readPosition } from '../values/positions.js';
import { readQuantity } from '../values/text.js';
import { bracketed, numbers, words } from '../values/words.js';

export const SHAPES: readonly Family[] = [
  {
    title: 'Object fit',
    group: 'Pictures and shapes',
    docs: 'How a picture fills its box: `cover` (the default) crops it, `contain` shows all of it, and `fill` distorts it.',
    examples: ['object-cover', 'object-contain', 'object-scale-down'],
    sets: ['objectFit'],
    rules: keywords(
      Object.fromEntries(
        (['cover', 'contain', 'fill', 'none', 'scale-down'] as const).map((fit) => [
          `object-${fit}`,
          { objectFit: fit },
        ]),
      ),
    ),
  },
  {
    title: 'Object position',
    group: 'Pictures and shapes',
    docs: 'Which part of a cropped picture shows, or where a contained one is placed; the default is the centre.',
    examples: ['object-top', 'object-left-bottom', 'object-[25%_75%]'],
    sets: ['objectPosition'],
    rules: [
      valued('object', [
        into<Position>(['objectPosition'], words(POSITIONS, 'a side, a corner or the centre')),
        into<Position>(
          ['objectPosition'],
          bracketed('[<x>_<y>]', 'a percentage or a name for each axis', readPosition),
        ),
      ]),
    ],
  },
  {
    title: 'Fill',
    group: 'Pictures and shapes',
    docs: 'Fills icons and shapes. By default, icons take the text colour and shapes their background colour.',
    examples: ['fill-accent', 'fill-none', 'fill-[#c9a961]'],
    sets: ['fill'],
    rules: [...keywords({ 'fill-none': { fill: 'none' } }), valued('fill', [into<DraftColor>(['fill'], COLOR)])],
  },
  {
    title: 'Stroke width',
    group: 'Pictures and shapes',
    docs: 'The stroke width of shapes and line icons, in units.',
    examples: ['stroke-2', 'stroke-[1.5]', 'stroke-[3px]'],
    sets: ['strokeWidth'],
    rules: [
      valued('stroke', [
        into<DraftNumber>(['strokeWidth'], numbers('units', { suggestions: ['0', '1', '2'] })),
        into<DraftNumber>(
          ['strokeWidth'],
          bracketed('[<n>] | [<length>]', 'units', readStroke, { hints: ['length', 'number'] }),
        ),
      ]),
    ],
  },
  {
    title: 'Stroke colour',
    group: 'Pictures and shapes',
    docs: 'The stroke colour of shapes and line icons.',
    examples: ['stroke-ink', 'stroke-none', 'stroke-[#222]'],
    sets: ['stroke'],
    rules: [
      ...keywords({ 'stroke-none': { stroke: 'none' } }),
      valued('stroke', [into<DraftColor>(['stroke'], COLOR)]),
    ],
  },
];

function readStroke(text: string): DraftNumber | undefined {
  const quantity = readQuantity(text);
  if (quantity === undefined || quantity.value < 0) return undefined;
  return quantity.unit === '' ? quantity.value : toUnits(quantity.value, quantity.unit);
}

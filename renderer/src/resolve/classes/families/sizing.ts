import type { DraftLength } from '../declarations.js';
import type { Family, Rule, ValueForm } from '../family.js';
import { form, keywords, valued } from '../rules.js';
import { ARBITRARY_SIZE, CONTAINER, FRACTION, STEP_LENGTH } from '../values/lengths.js';

const WIDTH_KINDS = [STEP_LENGTH, FRACTION, CONTAINER, ARBITRARY_SIZE];
const HEIGHT_KINDS = [STEP_LENGTH, FRACTION, ARBITRARY_SIZE];

type Bound = 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight';

/** An explicit size undoes an earlier `w-fit`, and vice versa. */
const WIDTH = (width: DraftLength): ReturnType<ValueForm['read']> => ({ width, hugWidth: undefined });
const HEIGHT = (height: DraftLength): ReturnType<ValueForm['read']> => ({ height, hugHeight: undefined });
const HUG_WIDTH = { width: undefined, hugWidth: true };
const HUG_HEIGHT = { height: undefined, hugHeight: true };

function size(name: string, rank: number, kinds: typeof WIDTH_KINDS, declare: typeof WIDTH): Rule {
  return valued(
    name,
    kinds.map((kind) => form(kind, (value) => declare(value) ?? {})),
    { rank },
  );
}

function bound(name: string, slot: Bound, kinds: typeof WIDTH_KINDS): Rule[] {
  return [
    ...keywords({ [`${name}-${slot.startsWith('min') ? 'auto' : 'none'}`]: { [slot]: undefined } }),
    valued(
      name,
      kinds.map((kind) => form(kind, (value) => ({ [slot]: value }))),
    ),
  ];
}

export const SIZING: readonly Family[] = [
  {
    title: 'Width',
    group: 'Sizing',
    docs: 'Includes border and padding. `w-fit` hugs the content, even where the parent would stretch it.',
    examples: ['w-24', 'w-1/2', 'w-full', 'w-[33%]', 'w-fit', 'w-auto'],
    sets: ['width', 'hugWidth'],
    rules: [
      ...keywords(
        {
          'w-auto': { width: 'auto', hugWidth: undefined },
          'w-fit': HUG_WIDTH,
          'w-min': HUG_WIDTH,
          'w-max': HUG_WIDTH,
        },
        1,
      ),
      size('w', 1, WIDTH_KINDS, WIDTH),
    ],
  },
  {
    title: 'Height',
    group: 'Sizing',
    docs: 'Includes border and padding. Percentages and fractions need a parent with a known height, such as a section.',
    examples: ['h-12', 'h-full', 'h-[50%]', 'h-fit', 'h-auto'],
    sets: ['height', 'hugHeight'],
    rules: [
      ...keywords(
        {
          'h-auto': { height: 'auto', hugHeight: undefined },
          'h-fit': HUG_HEIGHT,
          'h-min': HUG_HEIGHT,
          'h-max': HUG_HEIGHT,
        },
        1,
      ),
      size('h', 1, HEIGHT_KINDS, HEIGHT),
    ],
  },
  {
    title: 'Size',
    group: 'Sizing',
    docs: 'Sets width and height; `w-*` and `h-*` override it.',
    examples: ['size-8', 'size-full', 'size-[20px]'],
    sets: ['width', 'height', 'hugWidth', 'hugHeight'],
    rules: [
      ...keywords({
        'size-auto': { width: 'auto', hugWidth: undefined, height: 'auto', hugHeight: undefined },
        'size-fit': { ...HUG_WIDTH, ...HUG_HEIGHT },
        'size-min': { ...HUG_WIDTH, ...HUG_HEIGHT },
        'size-max': { ...HUG_WIDTH, ...HUG_HEIGHT },
      }),
      size('size', 0, HEIGHT_KINDS, (value) => ({ ...WIDTH(value), ...HEIGHT(value) })),
    ],
  },
  {
    title: 'Minimum and maximum size',
    group: 'Sizing',
    docs: 'Limits for width and height. `min-w-auto` and `max-w-none` remove them.',
    examples: ['max-w-[80%]', 'min-h-6', 'max-h-full', 'min-w-0', 'max-w-none'],
    sets: ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'],
    rules: [
      ...bound('min-w', 'minWidth', WIDTH_KINDS),
      ...bound('max-w', 'maxWidth', WIDTH_KINDS),
      ...bound('min-h', 'minHeight', HEIGHT_KINDS),
      ...bound('max-h', 'maxHeight', HEIGHT_KINDS),
    ],
  },
];

import type { Declarations, DraftColor } from '../declarations.js';
import type { BlendMode } from '../../../displayList.js';
import type { Family } from '../family.js';
import { form, into, keywords, valued } from '../rules.js';
import { COLOR, readAlpha } from '../values/colors.js';
import { INSET_SHADOWS, SHADOWS, readShadow } from '../values/shadows.js';
import { bracketed, numbers } from '../values/words.js';
import { ANY_WIDTH, WIDTH } from '../values/widths.js';

const BLENDS: readonly BlendMode[] = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
];

export const EFFECTS: readonly Family[] = [
  {
    title: 'Opacity',
    group: 'Effects',
    docs: 'The opacity of the item and everything in it, in percent.',
    examples: ['opacity-50', 'opacity-[.33]'],
    sets: ['opacity'],
    rules: [
      valued('opacity', [
        into<number>(
          ['opacity'],
          numbers('percent', {
            max: 100,
            step: 0.25,
            times: 0.01,
            suggestions: ['0', '5', '10', '20', '25', '30', '40', '50', '60', '70', '75', '80', '90', '95', '100'],
          }),
        ),
        into<number>(
          ['opacity'],
          bracketed('[<n>]', '`[.33]` or `[33%]`', (inner) => readAlpha(`[${inner}]`)),
        ),
      ]),
    ],
  },
  {
    title: 'Blend mode',
    group: 'Effects',
    docs: 'How the item blends with what is below it.',
    examples: ['mix-blend-multiply', 'mix-blend-screen', 'mix-blend-normal'],
    sets: ['blend'],
    rules: keywords(Object.fromEntries(BLENDS.map((blend) => [`mix-blend-${blend}`, { blend }]))),
  },
  {
    title: 'Shadow',
    group: 'Effects',
    docs: 'A soft shadow below the box. A shape casts its own outline, and so do icons and pictures in a box without background and border. `/` sets its strength in percent; brackets take a CSS shadow. `shadow-inner` is drawn inside.',
    examples: [
      'shadow-md',
      'shadow',
      'shadow-lg/25',
      'shadow-[0_2px_6px_rgb(0,0,0,0.4)]',
      'shadow-inner',
      'shadow-none',
    ],
    sets: ['shadows'],
    rules: [
      valued('shadow', [form(SHADOWS.named, (value) => value), form(SHADOWS.written, layers('shadow'))], {
        alone: readShadow('sm') ?? {},
      }),
    ],
  },
  {
    title: 'Inset shadow',
    group: 'Effects',
    docs: 'A shadow inside the box; it can be combined with an outer one.',
    examples: ['inset-shadow-sm', 'inset-shadow-[inset_0_2px_4px_#0006]', 'inset-shadow-none'],
    sets: ['shadows'],
    rules: [
      valued('inset-shadow', [
        form(INSET_SHADOWS.named, (value) => value),
        form(INSET_SHADOWS.written, layers('insetShadow')),
      ]),
    ],
  },
  {
    title: 'Shadow colour',
    group: 'Effects',
    docs: 'Replaces the colour of the shadow, including its opacity.',
    examples: ['shadow-primary/40', 'inset-shadow-black/30'],
    sets: ['shadows'],
    rules: [
      valued('shadow', [into<DraftColor>(['shadow.color'], COLOR)]),
      valued('inset-shadow', [into<DraftColor>(['insetShadow.color'], COLOR)]),
    ],
  },
  {
    title: 'Ring',
    group: 'Effects',
    docs: 'A line around the box that takes no space, 1 unit wide if no number is given. `ring-inset` and `inset-ring-*` draw it inside; `ring-offset-*` leaves a gap.',
    examples: ['ring', 'ring-2', 'ring-[3px]', 'inset-ring-2', 'ring-inset', 'ring-offset-2'],
    sets: ['shadows'],
    rules: [
      ...keywords({ 'ring-inset': { 'ring.inset': true } }),
      valued('ring', [into<number>(['ring.width'], WIDTH), into<number>(['ring.width'], ANY_WIDTH)], {
        alone: { 'ring.width': 1 },
      }),
      valued('inset-ring', [into<number>(['insetRing.width'], WIDTH), into<number>(['insetRing.width'], ANY_WIDTH)], {
        alone: { 'insetRing.width': 1 },
      }),
      valued('ring-offset', [into<number>(['ringOffset.width'], WIDTH), into<number>(['ringOffset.width'], ANY_WIDTH)]),
    ],
  },
  {
    title: 'Ring colour',
    group: 'Effects',
    docs: 'The default is the text colour; the gap of `ring-offset-*` is white by default.',
    examples: ['ring-accent', 'inset-ring-line', 'ring-offset-paper'],
    sets: ['shadows'],
    rules: [
      valued('ring', [into<DraftColor>(['ring.color'], COLOR)]),
      valued('inset-ring', [into<DraftColor>(['insetRing.color'], COLOR)]),
      valued('ring-offset', [into<DraftColor>(['ringOffset.color'], COLOR)]),
    ],
  },
];

function layers(slot: 'shadow' | 'insetShadow'): (value: Declarations['shadow.layers']) => Declarations {
  return (value) => ({ [`${slot}.layers`]: value });
}

import type { Declarations, DraftColor, GradientLine } from '../declarations.js';
import type { Family } from '../family.js';
import { form, into, keywords, valued } from '../rules.js';
import { COLOR } from '../values/colors.js';
import {
  GRADIENT_ANGLE,
  GRADIENT_IMAGE,
  GRADIENT_LINE,
  GRADIENT_LINES,
  RADIAL_CENTER,
  SRGB_LINES,
  STOP_POSITION,
} from '../values/gradients.js';

export const COLORS: readonly Family[] = [
  {
    title: 'Text colour',
    group: 'Typography',
    docs: 'The colour of text and icons; children inherit it. `text-inherit` and `text-current` undo an earlier colour.',
    examples: ['text-ink', 'text-primary', 'text-on-primary', 'text-white/80', 'text-[#3b2f1e]', 'text-slate-700'],
    sets: ['color'],
    rules: [
      ...keywords({ 'text-inherit': { color: undefined }, 'text-current': { color: undefined } }),
      valued('text', [into<DraftColor>(['color'], COLOR)]),
    ],
  },
  {
    title: 'Decoration colour',
    group: 'Typography',
    docs: 'The colour of underlines; the default is the text colour.',
    examples: ['decoration-accent', 'decoration-red-500/50'],
    sets: ['textDecorationColor'],
    rules: [valued('decoration', [into<DraftColor>(['textDecorationColor'], COLOR)])],
  },
  {
    title: 'Background colour',
    group: 'Backgrounds',
    docs: 'Fills the box, and any shape without `fill-*`. Gradients are painted on top.',
    examples: ['bg-paper', 'bg-primary/10', 'bg-[#f4efe4]', 'bg-category-2', 'bg-amber-100'],
    sets: ['backgroundColor'],
    rules: [valued('bg', [into<DraftColor>(['backgroundColor'], COLOR)])],
  },
  {
    title: 'Gradient',
    group: 'Backgrounds',
    docs: 'The direction of a gradient with the colours of `from-*`, `via-*` and `to-*`, or direction and colours together in brackets. In a gradient towards a corner, the other two corners share the middle colour. Colours are mixed in sRGB.',
    examples: [
      'bg-linear-to-b',
      'bg-gradient-to-tr',
      'bg-linear-45',
      'bg-radial',
      'bg-radial-[at_50%_25%]',
      'bg-linear-[160deg,#fff,#e8d9b5_60%,#c9a961]',
      'bg-[linear-gradient(to_right,#000,#0000)]',
      'bg-none',
    ],
    sets: ['backgroundGradient'],
    rules: [
      ...keywords({
        ...GRADIENT_LINES,
        'bg-radial': { 'gradient.line': { type: 'radial' }, 'gradient.stops': undefined },
        'bg-none': { 'gradient.line': undefined, 'gradient.stops': undefined },
      }),
      ...keywords(SRGB_LINES),
      valued(
        'bg-linear',
        [
          form(GRADIENT_ANGLE, (angle) => lineAlone({ type: 'linear', angle })),
          form(GRADIENT_LINE, lineAlone),
          form(GRADIENT_IMAGE.linear, (value) => value),
        ],
        { negative: true },
      ),
      valued('bg-radial', [form(RADIAL_CENTER, (value) => value), form(GRADIENT_IMAGE.radial, (value) => value)]),
      valued('bg', [form(GRADIENT_IMAGE.any, (value) => value)]),
    ],
  },
  {
    title: 'Gradient colours',
    group: 'Backgrounds',
    docs: 'The first, middle and last colour. Without `to-*`, the gradient fades out; without `from-*`, it fades in.',
    examples: ['from-primary', 'via-accent/50', 'to-transparent'],
    sets: ['backgroundGradient'],
    rules: [
      ...keywords({ 'via-none': { 'gradient.via': undefined, 'gradient.viaAt': undefined } }),
      valued('from', [into<DraftColor>(['gradient.from'], COLOR)]),
      valued('via', [into<DraftColor>(['gradient.via'], COLOR)]),
      valued('to', [into<DraftColor>(['gradient.to'], COLOR)]),
    ],
  },
  {
    title: 'Gradient positions',
    group: 'Backgrounds',
    docs: 'The position of a colour along the gradient; the defaults are 0%, 50% and 100%.',
    examples: ['from-10%', 'via-30%', 'to-90%', 'from-[12.5%]'],
    sets: ['backgroundGradient'],
    rules: [
      valued(
        'from',
        STOP_POSITION.map((kind) => into<number>(['gradient.fromAt'], kind)),
      ),
      valued(
        'via',
        STOP_POSITION.map((kind) => into<number>(['gradient.viaAt'], kind)),
      ),
      valued(
        'to',
        STOP_POSITION.map((kind) => into<number>(['gradient.toAt'], kind)),
      ),
    ],
  },
];

/** A direction. It discards the colours of an earlier gradient in brackets. */
function lineAlone(line: GradientLine): Declarations {
  return { 'gradient.line': line, 'gradient.stops': undefined };
}

import type { Family } from '../family.js';
import { keywords } from '../rules.js';

export const GLYPHS: readonly Family[] = [
  {
    title: 'Figures',
    group: 'Typography',
    docs: 'The shape and width of figures: `lining-nums` are as high as capitals, `oldstyle-nums` have ascenders and descenders, `tabular-nums` are all equally wide, `proportional-nums` are not. `normal-nums` is the font’s default. A check reports a font that lacks them. Items inside inherit it.',
    examples: ['lining-nums', 'oldstyle-nums tabular-nums', 'proportional-nums', 'normal-nums'],
    sets: ['figureStyle', 'figureWidth'],
    rules: keywords({
      'normal-nums': { figureStyle: 'normal', figureWidth: 'normal' },
      'lining-nums': { figureStyle: 'lining' },
      'oldstyle-nums': { figureStyle: 'oldstyle' },
      'tabular-nums': { figureWidth: 'tabular' },
      'proportional-nums': { figureWidth: 'proportional' },
    }),
  },
  {
    title: 'Small capitals',
    group: 'Typography',
    docs: 'Small letters become small capitals: those of the font, or capitals at 78% of the size if it has none. Items inside inherit it.',
    examples: ['small-caps', 'normal-caps'],
    sets: ['smallCaps'],
    rules: keywords({ 'small-caps': { smallCaps: true }, 'normal-caps': { smallCaps: false } }),
  },
];

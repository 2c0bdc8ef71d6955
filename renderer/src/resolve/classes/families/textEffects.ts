import type { DraftColor } from '../declarations.js';
import type { Family } from '../family.js';
import { form, into, keywords, valued } from '../rules.js';
import { COLOR } from '../values/colors.js';
import { TEXT_SHADOWS } from '../values/shadows.js';
import { ANY_WIDTH, WIDTH } from '../values/widths.js';

export const TEXT_EFFECTS: readonly Family[] = [
  {
    title: 'Text outline',
    group: 'Typography',
    docs: 'A line around the letters, 1 unit wide if no number is given. It lies below the letters and does not make them thinner; with `text-transparent`, only the line shows, on both sides of the edge. The default colour is that of the text. Items inside inherit it.',
    examples: ['text-outline', 'text-outline-2', 'text-outline-[0.75px]', 'text-outline-paper', 'text-outline-none'],
    sets: ['textOutline'],
    rules: [
      ...keywords({ 'text-outline-none': { 'textOutline.width': 0 } }),
      valued(
        'text-outline',
        [
          into<number>(['textOutline.width'], WIDTH),
          into<number>(['textOutline.width'], ANY_WIDTH),
          into<DraftColor>(['textOutline.color'], COLOR),
        ],
        { alone: { 'textOutline.width': 1 } },
      ),
    ],
  },
  {
    title: 'Text shadow',
    group: 'Typography',
    docs: 'A shadow of the letters and of their outline. `/` sets its strength in percent; brackets take a CSS shadow. Items inside inherit it.',
    examples: ['text-shadow-md', 'text-shadow-lg/40', 'text-shadow-[1px_2px_0_#000]', 'text-shadow-none'],
    sets: ['textShadows'],
    rules: [
      valued('text-shadow', [
        form(TEXT_SHADOWS.named, (value) => value),
        form(TEXT_SHADOWS.written, (value) => ({ 'textShadow.layers': value })),
      ]),
    ],
  },
  {
    title: 'Text shadow colour',
    group: 'Typography',
    docs: 'Replaces the colour of the text shadow, including its opacity.',
    examples: ['text-shadow-md text-shadow-primary/40'],
    sets: ['textShadows'],
    rules: [valued('text-shadow', [into<DraftColor>(['textShadow.color'], COLOR)])],
  },
];

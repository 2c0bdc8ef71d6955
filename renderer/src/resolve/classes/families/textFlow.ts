import type { Family } from '../family.js';
import { into, keywords, valued } from '../rules.js';
import { numbers } from '../values/words.js';

const MOST_COLUMNS = 12;

export const TEXT_FLOW: readonly Family[] = [
  {
    title: 'Columns',
    group: 'Typography',
    docs: 'Sets a text or Markdown in columns of about equal height. `gap-*` is the space between them, by default the font size.',
    examples: ['columns-2', 'columns-3 gap-4', 'columns-auto'],
    sets: ['columns'],
    rules: [
      ...keywords({ 'columns-auto': { columns: undefined } }),
      valued('columns', [
        into<number>(
          ['columns'],
          numbers('that many columns, 1 to 12', { min: 1, max: MOST_COLUMNS, suggestions: ['1', '2', '3', '4'] }),
        ),
      ]),
    ],
  },
  {
    title: 'Writing direction',
    group: 'Typography',
    docs: 'Turns the lines of a text or Markdown: `writing-downwards` reads with the head tilted to the right, as on the spine of an English book, `writing-upwards` with the head tilted to the left. The box takes the turned size.',
    examples: ['writing-downwards', 'writing-upwards', 'writing-across'],
    sets: ['writing'],
    rules: keywords({
      'writing-across': { writing: 'across' },
      'writing-downwards': { writing: 'downwards' },
      'writing-upwards': { writing: 'upwards' },
    }),
  },
];

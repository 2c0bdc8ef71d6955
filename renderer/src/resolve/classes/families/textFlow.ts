import type { DraftColor } from '../declarations.js';
import type { Family } from '../family.js';
import { into, keywords, valued } from '../rules.js';
import { COLOR } from '../values/colors.js';
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
    title: 'Table lines',
    group: 'Typography',
    docs: 'The hairlines of tables in Markdown: between all rows, below the heading only, around every cell, or none. `rows` is the default.',
    examples: ['table-lines-rows', 'table-lines-header', 'table-lines-grid', 'table-lines-none'],
    sets: ['tableLines'],
    rules: keywords({
      'table-lines-rows': { tableLines: 'rows' },
      'table-lines-header': { tableLines: 'header' },
      'table-lines-grid': { tableLines: 'grid' },
      'table-lines-none': { tableLines: 'none' },
    }),
  },
  {
    title: 'Table line colour',
    group: 'Typography',
    docs: 'The colour of the hairlines of tables. The default is the text colour, made fainter.',
    examples: ['table-lines-line', 'table-lines-primary/40', 'table-lines-[#1b1b1b]'],
    sets: ['tableLineColor'],
    rules: [valued('table-lines', [into<DraftColor>(['tableLineColor'], COLOR)])],
  },
  {
    title: 'Writing direction',
    group: 'Typography',
    docs: 'Turns the lines of a text or Markdown: `writing-downwards` reads with the head tilted to the right, as on the spine of an English book, `writing-upwards` with the head tilted to the left. The box takes the turned size. `writing-vertical` sets vertical lines from right to left, as in Japanese books: ideographs, kana and hangul stand upright, other scripts are turned. In `writing-upright`, every letter stands upright, as on a shop sign.',
    examples: ['writing-downwards', 'writing-upwards', 'writing-vertical', 'writing-upright', 'writing-across'],
    sets: ['writing'],
    rules: keywords({
      'writing-across': { writing: 'across' },
      'writing-downwards': { writing: 'downwards' },
      'writing-upwards': { writing: 'upwards' },
      'writing-vertical': { writing: 'vertical' },
      'writing-upright': { writing: 'upright' },
    }),
  },
];

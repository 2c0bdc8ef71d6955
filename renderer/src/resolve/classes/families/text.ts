import type { Declarations } from '../declarations.js';
import type { Family } from '../family.js';
import { form, keywords, valued } from '../rules.js';
import { readNumber } from '../values/text.js';
import { bracketed, numbers } from '../values/words.js';

export const TEXT: readonly Family[] = [
  {
    title: 'Text alignment',
    group: 'Typography',
    docs: 'Aligns the lines. `start` and `end` follow the direction of the script: `text-start` means right in Arabic and Hebrew.',
    examples: ['text-center', 'text-justify', 'text-start'],
    sets: ['textAlign'],
    rules: keywords(
      Object.fromEntries(
        (['left', 'center', 'right', 'justify', 'start', 'end'] as const).map((textAlign) => [
          `text-${textAlign}`,
          { textAlign },
        ]),
      ),
    ),
  },
  {
    title: 'Case',
    group: 'Typography',
    docs: 'Changes how text is shown; the card keeps its text.',
    examples: ['uppercase', 'capitalize', 'normal-case'],
    sets: ['textTransform'],
    rules: keywords({
      uppercase: { textTransform: 'uppercase' },
      lowercase: { textTransform: 'lowercase' },
      capitalize: { textTransform: 'capitalize' },
      'normal-case': { textTransform: 'none' },
    }),
  },
  {
    title: 'Decoration',
    group: 'Typography',
    docs: 'A line under, through or over the text.',
    examples: ['underline', 'line-through', 'no-underline'],
    sets: ['textDecoration'],
    rules: keywords({
      underline: { textDecoration: 'underline' },
      'line-through': { textDecoration: 'line-through' },
      overline: { textDecoration: 'overline' },
      'no-underline': { textDecoration: 'none' },
    }),
  },
  {
    title: 'Overflow of text',
    group: 'Typography',
    docs: 'What happens to text that is too long for its box. By default, it shrinks. `truncate` keeps it on one line and ends it with …; `text-ellipsis` and `text-clip` cut what does not fit.',
    examples: ['truncate', 'text-ellipsis', 'text-clip'],
    sets: ['textOverflow', 'textWrap'],
    rules: keywords({
      truncate: { textOverflow: 'ellipsis', textWrap: 'nowrap' },
      'text-ellipsis': { textOverflow: 'ellipsis' },
      'text-clip': { textOverflow: 'clip' },
    }),
  },
  {
    title: 'Line clamp',
    group: 'Typography',
    docs: 'Ends the text with … after this many lines.',
    examples: ['line-clamp-3', 'line-clamp-[7]', 'line-clamp-none'],
    sets: ['lineClamp', 'textOverflow'],
    rules: [
      ...keywords({ 'line-clamp-none': { lineClamp: undefined, textOverflow: undefined } }),
      valued('line-clamp', [
        form(numbers('that many lines', { min: 1, suggestions: ['1', '2', '3', '4', '5', '6'] }), clamp),
        form(bracketed('[<n>]', 'that many lines', readLines), clamp),
      ]),
    ],
  },
  {
    title: 'Wrapping',
    group: 'Typography',
    docs: '`nowrap` keeps a paragraph on one line; `balance` makes its lines about equally long.',
    examples: ['text-balance', 'text-nowrap', 'text-wrap', 'whitespace-nowrap'],
    sets: ['textWrap'],
    rules: keywords({
      'text-wrap': { textWrap: 'wrap' },
      'text-pretty': { textWrap: 'wrap' },
      'text-nowrap': { textWrap: 'nowrap' },
      'text-balance': { textWrap: 'balance' },
      'whitespace-nowrap': { textWrap: 'nowrap', whiteSpace: 'normal' },
    }),
  },
  {
    title: 'Line breaks',
    group: 'Typography',
    docs: 'Whether line breaks in a text or in Markdown are kept (`pre-line`, the default) or become spaces (`normal`).',
    examples: ['whitespace-pre-line', 'whitespace-normal'],
    sets: ['whiteSpace', 'textWrap'],
    rules: keywords({
      'whitespace-normal': { whiteSpace: 'normal', textWrap: 'wrap' },
      'whitespace-pre-line': { whiteSpace: 'pre-line', textWrap: 'wrap' },
    }),
  },
  {
    title: 'Hyphenation',
    group: 'Typography',
    docs: '`auto` hyphenates by the rules of the text’s language; `manual` (the default) only at soft hyphens and in words that are wider than a line. `none` never hyphenates. Titles and large letters shrink first.',
    examples: ['hyphens-auto', 'hyphens-manual', 'hyphens-none'],
    sets: ['hyphens'],
    rules: keywords({
      'hyphens-none': { hyphens: 'none' },
      'hyphens-manual': { hyphens: 'manual' },
      'hyphens-auto': { hyphens: 'auto' },
    }),
  },
];

function clamp(lineClamp: number): Declarations {
  return { lineClamp, textOverflow: 'ellipsis' };
}

function readLines(text: string): number | undefined {
  const value = readNumber(text);
  return value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}

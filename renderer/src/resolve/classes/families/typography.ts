import type { Declarations, DraftNumber, Units } from '../declarations.js';
import type { Family } from '../family.js';
import { form, into, keywords, valued } from '../rules.js';
import { negateNumber, readArbitraryNumber } from '../values/lengths.js';
import { readNumber, readQuantity } from '../values/text.js';
import { bracketed, numbers, words } from '../values/words.js';
import { FONT_FAMILY } from '../values/fontFamily.js';
import { FONT_SIZE, LEADING } from '../values/fontSize.js';

const WEIGHTS = {
  thin: 100,
  extralight: 200,
  light: 300,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
};

const TRACKING: Readonly<Record<string, DraftNumber | Units>> = {
  tighter: -0.05,
  tight: -0.025,
  normal: 0,
  wide: 0.025,
  wider: 0.05,
  widest: 0.1,
};

export const TYPOGRAPHY: readonly Family[] = [
  {
    title: 'Font weight',
    group: 'Typography',
    docs: 'From `thin` (100) by `normal` (400) and `bold` (700) to `black` (900), or any number from 1 to 1000; the font offers the nearest that it has.',
    examples: ['font-bold', 'font-medium', 'font-[650]'],
    sets: ['fontWeight'],
    rules: [
      valued('font', [
        into<number>(['fontWeight'], words(WEIGHTS, '100 to 900')),
        into<number>(['fontWeight'], bracketed('[<weight>]', '1 to 1000', readWeight, { hints: ['weight'] })),
      ]),
    ],
  },
  {
    title: 'Font family',
    group: 'Typography',
    docs: 'A font by its slug: `font-im-fell-english-sc`, or by its name in brackets. `font-sans` is Instrument Sans, `font-serif` Newsreader, `font-mono` JetBrains Mono. `cardwright fonts` lists what there is.',
    examples: ['font-lora', 'font-serif', 'font-[Besley]', "font-['IM_Fell_English_SC']"],
    sets: ['fontFamily'],
    rules: [
      valued(
        'font',
        FONT_FAMILY.map((kind) => into<string>(['fontFamily'], kind)),
      ),
    ],
  },
  {
    title: 'Font size',
    group: 'Typography',
    docs: 'In units, together with a line height that suits it: `text-xl` is 20 units with lines of 28. `/` gives another line height. 8 units are about 6 pt on a poker card. A size in brackets takes the line height of its surroundings.',
    examples: ['text-xl', 'text-[31px]', 'text-base/6', 'text-lg/tight', 'text-[14px]/[1.2]'],
    sets: ['fontSize', 'lineHeight'],
    rules: [
      valued(
        'text',
        FONT_SIZE.map((kind) => form(kind, (value) => value)),
      ),
    ],
  },
  {
    title: 'Line height',
    group: 'Typography',
    docs: 'Wins over the line height of a font size, in whatever order they stand.',
    examples: ['leading-tight', 'leading-6', 'leading-[1.15]', 'leading-[18px]'],
    sets: ['lineHeight'],
    rules: [
      valued(
        'leading',
        LEADING.map((kind) => into(['lineHeight'], kind)),
        { rank: 1 },
      ),
    ],
  },
  {
    title: 'Letter spacing',
    group: 'Typography',
    docs: 'Room after every letter. Ligatures are off wherever it is not 0.',
    examples: ['tracking-wide', 'tracking-widest', 'tracking-[0.2em]', '-tracking-[0.5px]'],
    sets: ['letterSpacing'],
    rules: [
      valued(
        'tracking',
        [
          into<DraftNumber | Units>(['letterSpacing'], words(TRACKING, '-0.05 to 0.1 em', negateTracking)),
          into<DraftNumber | Units>(
            ['letterSpacing'],
            bracketed('[<length>]', '`[0.2em]` of the font size or `[2px]` units', readTracking, {
              negate: negateTracking,
            }),
          ),
        ],
        { negative: true },
      ),
    ],
  },
  {
    title: 'Style',
    group: 'Typography',
    docs: 'Italic, where the font has one.',
    examples: ['italic', 'not-italic'],
    sets: ['italic'],
    rules: keywords({ italic: { italic: true }, 'not-italic': { italic: false } }),
  },
  {
    title: 'Text alignment',
    group: 'Typography',
    docs: 'Aligns the lines. `start` and `end` follow the direction of the script: `text-start` is right in Arabic and Hebrew.',
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
    docs: 'Changes how text is set, not what the card says.',
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
    docs: 'What happens to text that is too long for its box; without these it is set smaller. `truncate` keeps it on one line and ends it with …, `text-ellipsis` and `text-clip` cut what does not fit.',
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
    docs: 'Ends the text with … after that many lines.',
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
    docs: 'Whether line breaks in a text show as such (`pre-line`) or as spaces.',
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
    docs: '`auto` hyphenates by the rules of the language of the text; `manual` (the default) only where the text has soft hyphens.',
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

function readWeight(text: string): number | undefined {
  const value = readNumber(text);
  return value !== undefined && value >= 1 && value <= 1000 ? value : undefined;
}

/** em stays as it is, for that is how the style keeps it; units wait for the font size. */
function readTracking(text: string): DraftNumber | Units | undefined {
  const quantity = readQuantity(text);
  if (quantity?.unit === 'em') return quantity.value;
  const value = readArbitraryNumber(`[${text}]`);
  return typeof value === 'number' ? { units: value } : undefined;
}

function negateTracking(value: DraftNumber | Units): DraftNumber | Units {
  return typeof value === 'object' && 'units' in value ? { units: -value.units } : negateNumber(value);
}

import type { AxisValues } from '../../../fonts/index.js';
import type { DraftNumber, Units } from '../declarations.js';
import type { Family } from '../family.js';
import { form, into, keywords, valued } from '../rules.js';
import { FONT_FAMILY } from '../values/fontFamily.js';
import { FONT_SIZE, LEADING } from '../values/fontSize.js';
import { negateNumber, readArbitraryNumber } from '../values/lengths.js';
import { readNumber, readQuantity } from '../values/text.js';
import { bracketed, words } from '../values/words.js';

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

export const FONTS: readonly Family[] = [
  {
    title: 'Font weight',
    group: 'Typography',
    docs: 'From `thin` (100) through `normal` (400) and `bold` (700) to `black` (900), or any number from 1 to 1000. The nearest weight of the font is used.',
    examples: ['font-bold', 'font-medium', 'font-[650]'],
    sets: ['fontWeight'],
    rules: [
      valued('font', [
        into<number>(['fontWeight'], { ...words(WEIGHTS, '100 to 900'), spelled: true }),
        into<number>(['fontWeight'], bracketed('[<weight>]', '1 to 1000', readWeight, { hints: ['weight'] })),
      ]),
    ],
  },
  {
    title: 'Font family',
    group: 'Typography',
    docs: 'A font by its slug (`font-im-fell-english-sc`) or by its name in brackets. `font-sans` is Instrument Sans, `font-serif` is Newsreader, `font-mono` is JetBrains Mono. `cardwright fonts` lists all fonts.',
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
    docs: 'In units, with a matching line height: `text-xl` is 20 units with lines of 28. `/` sets another line height. 8 units are about 6 pt on a poker card. A size in brackets keeps the inherited line height.',
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
    docs: 'Overrides the line height of a font size, in either order.',
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
    docs: 'Space after every letter. Any value other than 0 turns ligatures off.',
    examples: ['tracking-wide', 'tracking-widest', 'tracking-[0.2em]', '-tracking-[0.5px]'],
    sets: ['letterSpacing'],
    rules: [
      valued(
        'tracking',
        [
          into<DraftNumber | Units>(['letterSpacing'], {
            ...words(TRACKING, 'times the font size', negateTracking),
            spelled: true,
          }),
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
    docs: 'Italic. Letters of a font without italics are slanted.',
    examples: ['italic', 'not-italic'],
    sets: ['italic'],
    rules: keywords({ italic: { italic: true }, 'not-italic': { italic: false } }),
  },
  {
    title: 'Font axes',
    group: 'Typography',
    docs: 'What your own variable font takes on its axes, such as its width (`wdth`) or optical size (`opsz`). Weight and slant have classes of their own.',
    examples: ['font-axes-[wdth:75]', 'font-axes-[opsz:72,GRAD:-50]'],
    sets: ['fontAxes'],
    rules: [
      valued('font-axes', [
        into<AxisValues>(['fontAxes'], bracketed('[<axis>:<n>,…]', 'a number for each axis', readAxisValues)),
      ]),
    ],
  },
];

/** Axes that other classes choose. */
const OTHER_CLASSES: ReadonlySet<string> = new Set(['wght', 'ital', 'slnt']);
const AXIS_VALUE = /^([A-Za-z0-9]{4}):(-?\d+(?:\.\d+)?)$/;

function readAxisValues(text: string): AxisValues | undefined {
  const values = text.split(',').map((part) => AXIS_VALUE.exec(part.trim()) ?? []);
  const isValid = values.every(([, tag]) => tag !== undefined && !OTHER_CLASSES.has(tag));
  return isValid ? Object.fromEntries(values.map(([, tag = '', value]) => [tag, Number(value)])) : undefined;
}

function readWeight(text: string): number | undefined {
  const value = readNumber(text);
  return value !== undefined && value >= 1 && value <= 1000 ? value : undefined;
}

/** em stays em, as the style stores it; units are converted once the font size is known. */
function readTracking(text: string): DraftNumber | Units | undefined {
  const quantity = readQuantity(text);
  if (quantity?.unit === 'em') return quantity.value;
  const value = readArbitraryNumber(`[${text}]`);
  return typeof value === 'number' ? { units: value } : undefined;
}

function negateTracking(value: DraftNumber | Units): DraftNumber | Units {
  return typeof value === 'object' && 'units' in value ? { units: -value.units } : negateNumber(value);
}

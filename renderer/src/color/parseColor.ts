import {
  converter,
  formatHex,
  formatHex8,
  interpolateWithPremultipliedAlpha,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode,
} from 'culori/fn';
import type { HexColor } from '../displayList.js';
import { normalizeHex } from './hex.js';

// culori only knows the colour spaces that are registered with it; registering again is harmless.
[
  ...[modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch],
  ...[modeLrgb, modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65],
].forEach((mode) => useMode(mode as typeof modeRgb));
const toRgb = converter('rgb');

type Color = NonNullable<ReturnType<typeof parse>>;

/** The names that CSS gives to the spaces in which colours are mixed. */
const MIXING_SPACES: Readonly<Record<string, Color['mode']>> = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  xyz: 'xyz65',
};

const LONGEST = 200;
const MIX = /^color-mix\( ?in ([a-z-]+) ?, ?(.+)\)$/;
const PERCENT = / (\d{1,3}(?:\.\d{1,9})?)%$/;

/**
 * A CSS colour as `#rrggbb` or `#rrggbbaa`; undefined if it is not a colour. Understands names, hex, rgb, hsl, hwb, lab,
 * lch, oklab, oklch, `color(…)` and `color-mix(…)`. Colours outside sRGB are clipped to it.
 */
export function parseColor(text: string): HexColor | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return '#00000000';
  if (value.startsWith('#')) return normalizeHex(value);
  if (value === '' || value.length > LONGEST) return undefined;
  const color = toRgb(value.startsWith('color-mix(') ? mixColors(value) : parseOrRefuse(value));
  if (color === undefined) return undefined;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

/** culori throws on some malformed colours, such as a slash without an alpha value, instead of refusing them. */
function parseOrRefuse(value: string): ReturnType<typeof parse> {
  try {
    return parse(value);
  } catch {
    return undefined;
  }
}

/** `color-mix(in oklab, red 30%, white)` by CSS Color 5, section 3; mixes are not nested. */
function mixColors(value: string): Color | undefined {
  const match = MIX.exec(value);
  const mode = MIXING_SPACES[match?.[1] ?? ''];
  const parts = splitParts(match?.[2] ?? '');
  const [first, second] = parts.map(readPart);
  if (mode === undefined || parts.length !== 2 || first === undefined || second === undefined) return undefined;
  const share = first.share ?? (second.share === undefined ? 0.5 : 1 - second.share);
  const other = second.share ?? 1 - share;
  const sum = share + other;
  if (!(sum > 0)) return undefined;
  const mixed = toRgb(interpolateWithPremultipliedAlpha([first.color, second.color], mode as 'rgb')(other / sum));
  return sum < 1 ? { ...mixed, alpha: (mixed.alpha ?? 1) * sum } : mixed;
}

function readPart(text: string): { readonly color: Color; readonly share: number | undefined } | undefined {
  const percent = PERCENT.exec(text);
  const name = percent === null ? text : text.slice(0, percent.index);
  const hex = name === 'transparent' ? '#00000000' : name;
  const color = parseOrRefuse(hex);
  const share = percent === null ? undefined : Number(percent[1]) / 100;
  return color === undefined || (share !== undefined && share > 1) ? undefined : { color, share };
}

/** Splits at commas outside parentheses. */
function splitParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const character = text[index];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === undefined || (character === ',' && depth === 0)) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return parts;
}

import { contrastRatio, type ColorScheme } from '@cardwright/renderer';
import { SCHEME_GROUPS, colorAt, keysOf, nameOfColor, type ColorPlace } from './schemeColors.js';

/** WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (shapes that carry a meaning). */
const TEXT = 4.5;
const SHAPE = 3;

/** How well one colour can be read on another. */
export interface SchemeContrast {
  /** 'Ink on paper'. */
  readonly label: string;
  /** The colour that is read, and what it lies on. */
  readonly above: string;
  readonly below: string;
  /** 1 to 21. */
  readonly ratio: number;
  readonly needed: number;
  readonly isEnough: boolean;
  /** The colour that would have to change. */
  readonly place: ColorPlace;
  /** The closest shade of it that suffices; undefined if it suffices already. */
  readonly better?: string;
}

type Neutral = 'paper' | 'ink' | 'muted' | 'surface';

const PAIRS: readonly (readonly [above: Neutral, below: Neutral])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
];

/** The contrasts that designs rely on: texts on paper and panels, and coloured shapes on paper. */
export function schemeContrasts(scheme: ColorScheme): readonly SchemeContrast[] {
  const texts = PAIRS.map(([key, below]) => contrast(scheme, { group: 'neutral', key }, below, TEXT));
  const shapes = SCHEME_GROUPS.flatMap((group) =>
    group === 'neutral' ? [] : keysOf(scheme, group).map((key) => contrast(scheme, { group, key }, 'paper', SHAPE)),
  );
  return [...texts, ...shapes];
}

function contrast(scheme: ColorScheme, place: ColorPlace, on: Neutral, needed: number): SchemeContrast {
  const [above, below] = [colorAt(scheme, place), scheme.neutral[on]];
  const ratio = contrastRatio(above, below);
  const isEnough = ratio >= needed;
  const label = `${nameOfColor(place)} on ${on}`;
  const found = { label, above, below, ratio, needed, isEnough, place };
  return isEnough ? found : { ...found, better: closestShade(above, below, needed) };
}

const STEPS = 50;

/** The first shade of a colour, on its way to black or white, with enough contrast. */
function closestShade(color: string, below: string, needed: number): string {
  const ends = ['#000000', '#ffffff'].sort((one, other) => contrastRatio(other, below) - contrastRatio(one, below));
  const [end = '#000000'] = ends;
  for (let step = 1; step < STEPS; step += 1) {
    const shade = mix(color, end, step / STEPS);
    if (contrastRatio(shade, below) >= needed) return shade;
  }
  return end;
}

function mix(one: string, other: string, share: number): string {
  const channel = (start: number): string => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

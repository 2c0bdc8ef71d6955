import { CATEGORY_COLORS, LIMITS, type ColorScheme } from '@cardwright/renderer';

/** The groups of a scheme's colours, in the order in which they are edited. */
export const SCHEME_GROUPS = ['neutral', 'brand', 'category'] as const;

/** One colour of a scheme. */
export interface ColorPlace {
  readonly group: (typeof SCHEME_GROUPS)[number];
  readonly key: string;
}

const NAMES: Readonly<Record<string, string>> = {
  paper: 'Paper',
  ink: 'Ink',
  muted: 'Muted text',
  line: 'Lines',
  surface: 'Surface',
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
};

const KEYS = {
  neutral: ['paper', 'ink', 'muted', 'line', 'surface'],
  brand: ['primary', 'secondary', 'accent'],
} as const;

/** The colours of a group. Schemes keep unknown keys, which are not shown as colours. */
export function keysOf(scheme: ColorScheme, group: ColorPlace['group']): readonly string[] {
  return group === 'category' ? Object.keys(scheme.category) : KEYS[group];
}

export function nameOfColor({ group, key }: ColorPlace): string {
  return group === 'category' ? `Colour ${key}` : (NAMES[key] ?? key);
}

export function colorAt(scheme: ColorScheme, { group, key }: ColorPlace): string {
  const colors: Readonly<Record<string, unknown>> = scheme[group];
  const color = colors[key];
  return typeof color === 'string' ? color : '#000000';
}

/** Whether a scheme has this colour: schemes have eight category colours or more. */
export function hasColor(scheme: ColorScheme, { group, key }: ColorPlace): boolean {
  return typeof (scheme[group] as Readonly<Record<string, unknown>>)[key] === 'string';
}

export function withColor(scheme: ColorScheme, { group, key }: ColorPlace, color: string): ColorScheme {
  return { ...scheme, [group]: { ...scheme[group], [key]: color } };
}

/** The scheme with one more category colour; the same one if it has as many as a scheme may have. */
export function withMoreColors(scheme: ColorScheme): ColorScheme {
  const keys = Object.keys(scheme.category);
  if (keys.length >= LIMITS.colors) return scheme;
  const next = Math.max(-1, ...keys.map(Number).filter(Number.isInteger)) + 1;
  return withColor(scheme, { group: 'category', key: String(next) }, scheme.brand.accent);
}

/** The scheme without its last category colour; the first eight stay, because decks refer to them. */
export function withFewerColors(scheme: ColorScheme): ColorScheme {
  const entries = Object.entries(scheme.category);
  return hasSpareColors(scheme) ? { ...scheme, category: Object.fromEntries(entries.slice(0, -1)) } : scheme;
}

export function hasSpareColors({ category }: ColorScheme): boolean {
  return Object.keys(category).length > CATEGORY_COLORS;
}

/** The scheme with a colour for each of the keys that every scheme should have. */
export function withAllColors(scheme: ColorScheme): ColorScheme {
  const keys = Array.from({ length: CATEGORY_COLORS }, (_, key) => String(key));
  const missing = keys.filter((key) => !(key in scheme.category));
  return missing.reduce((whole, key) => withColor(whole, { group: 'category', key }, scheme.brand.primary), scheme);
}

import type { Declarations, ShadowLayer } from '../declarations.js';
import type { ValueKind } from '../family.js';
import { readAlpha } from './colors.js';
import { multiplyAlpha } from '../../../color/hex.js';
import { parseColor } from '../../../color/parseColor.js';
import { readQuantity, splitModifier, splitOutside } from './text.js';
import { bracketed } from './words.js';

/** x, y, blur, spread and alpha of black, layer by layer. */
type Named = Readonly<Record<string, readonly (readonly [number, number, number, number, number])[]>>;

const OUTER: Named = {
  none: [],
  '2xs': [[0, 1, 0, 0, 0.05]],
  xs: [[0, 1, 2, 0, 0.05]],
  sm: [
    [0, 1, 3, 0, 0.1],
    [0, 1, 2, -1, 0.1],
  ],
  md: [
    [0, 4, 6, -1, 0.1],
    [0, 2, 4, -2, 0.1],
  ],
  lg: [
    [0, 10, 15, -3, 0.1],
    [0, 4, 6, -4, 0.1],
  ],
  xl: [
    [0, 20, 25, -5, 0.1],
    [0, 8, 10, -6, 0.1],
  ],
  '2xl': [[0, 25, 50, -12, 0.25]],
};

const INNER: Named = {
  none: [],
  '2xs': [[0, 1, 0, 0, 0.05]],
  xs: [[0, 1, 1, 0, 0.05]],
  sm: [[0, 2, 4, 0, 0.05]],
};

const TEXT: Named = {
  none: [],
  '2xs': [[0, 1, 0, 0, 0.15]],
  xs: [[0, 1, 1, 0, 0.2]],
  sm: [
    [0, 1, 0, 0, 0.075],
    [0, 1, 1, 0, 0.075],
    [0, 2, 2, 0, 0.075],
  ],
  md: [
    [0, 1, 1, 0, 0.1],
    [0, 1, 2, 0, 0.1],
    [0, 2, 4, 0, 0.1],
  ],
  lg: [
    [0, 1, 2, 0, 0.1],
    [0, 3, 2, 0, 0.1],
    [0, 4, 8, 0, 0.1],
  ],
};

/** What `shadow-<name>` declares; `inner` is the older name of an inset shadow. */
export function readShadow(text: string): Declarations | undefined {
  if (text === 'inner') return { 'shadow.layers': named(INNER, 'sm', true) };
  const layers = named(OUTER, text, false);
  return layers === undefined ? undefined : { 'shadow.layers': layers };
}

export const SHADOWS: { readonly named: ValueKind<Declarations>; readonly written: ValueKind<readonly ShadowLayer[]> } =
  {
    named: {
      notation: '2xs … 2xl | inner | none [/<percent>]',
      docs: 'Tailwind’s shadows; `/` changes the strength',
      spelled: true,
      suggestions: () => [...Object.keys(OUTER), 'inner'],
      read: readShadow,
    },
    written: written(false),
  };

export const INSET_SHADOWS: typeof SHADOWS = {
  named: {
    notation: '2xs | xs | sm | none [/<percent>]',
    docs: 'Tailwind’s inset shadows; `/` changes the strength',
    spelled: true,
    suggestions: () => Object.keys(INNER),
    read(text) {
      const layers = named(INNER, text, true);
      return layers === undefined ? undefined : { 'insetShadow.layers': layers };
    },
  },
  written: written(true),
};

export const TEXT_SHADOWS: typeof SHADOWS = {
  named: {
    notation: '2xs … lg | none [/<percent>]',
    docs: 'Tailwind’s text shadows; `/` changes the strength',
    spelled: true,
    suggestions: () => Object.keys(TEXT),
    read(text) {
      const layers = named(TEXT, text, false);
      return layers === undefined ? undefined : { 'textShadow.layers': layers };
    },
  },
  written: bracketed('[<x>_<y>_<blur>_<colour>]', 'one or more CSS shadows, with `_` for spaces', (inner) => {
    const layers = readLayers(inner, false);
    return layers?.every(({ spread, inset }) => spread === 0 && !inset) === true ? layers : undefined;
  }),
};

function named(table: Named, text: string, inset: boolean): ShadowLayer[] | undefined {
  const { base, modifier } = splitModifier(text);
  const layers = Object.hasOwn(table, base) ? table[base] : undefined;
  const strength = modifier === undefined ? undefined : readAlpha(modifier);
  if (layers === undefined || (modifier !== undefined && strength === undefined)) return undefined;
  return layers.map(([x, y, blur, spread, alpha]) => ({
    x,
    y,
    blur,
    spread,
    color: multiplyAlpha('#000000', strength ?? alpha),
    inset,
  }));
}

function written(inset: boolean): ValueKind<readonly ShadowLayer[]> {
  return bracketed('[<x>_<y>_<blur>_<spread>_<colour>]', 'one or more CSS shadows, with `_` for spaces', (inner) =>
    readLayers(inner, inset),
  );
}

function readLayers(text: string, inset: boolean): ShadowLayer[] | undefined {
  const layers = splitOutside(text, ',').map((layer) => readLayer(layer, inset));
  const known = layers.filter((layer) => layer !== undefined);
  return known.length === 0 || known.length < layers.length ? undefined : known;
}

function readLayer(text: string, inset: boolean): ShadowLayer | undefined {
  const parts = splitOutside(text, ' ');
  const lengths = parts.map(readPixels).filter((value) => value !== undefined);
  const others = parts.filter((part) => part !== 'inset' && readPixels(part) === undefined);
  const [name] = others;
  const color = name === undefined || name.toLowerCase() === 'currentcolor' ? { current: 1 } : parseColor(name);
  const [x, y, blur = 0, spread = 0] = lengths;
  if (x === undefined || y === undefined || blur < 0 || lengths.length > 4) return undefined;
  if (color === undefined || others.length > 1) return undefined;
  return { x, y, blur, spread, color, inset: inset || parts.includes('inset') };
}

function readPixels(text: string): number | undefined {
  const quantity = readQuantity(text);
  if (quantity === undefined) return undefined;
  if (quantity.unit === 'rem') return quantity.value * 16;
  return quantity.unit === 'px' || quantity.value === 0 ? quantity.value : undefined;
}

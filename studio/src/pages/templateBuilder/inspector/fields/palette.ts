import { listClasses } from '@cardwright/renderer';

const FAMILIES = [
  'slate',
  'stone',
  'red',
  'orange',
  'amber',
  'lime',
  'emerald',
  'teal',
  'sky',
  'indigo',
  'purple',
  'pink',
];
const SHADES = ['200', '500', '800'];

/** A selection of the palette's colours, by name. */
export const PALETTE: Readonly<Record<string, string>> = Object.fromEntries(
  (function* () {
    const wanted = new Set([
      'white',
      'black',
      ...FAMILIES.flatMap((family) => SHADES.map((shade) => `${family}-${shade}`)),
    ]);
    for (const { name, color } of listClasses(new Map()))
      if (name.startsWith('bg-') && color !== undefined && wanted.has(name.slice(3))) yield [name.slice(3), color];
  })(),
);

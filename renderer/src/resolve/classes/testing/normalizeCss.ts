import { evaluateCss } from './evaluateCss.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** Longhands of the shorthands and logical properties that Tailwind writes. */
const SPREAD: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['padding', 'margin'].flatMap((box) => logical(box, (side) => `${box}-${side}`))),
  ...Object.fromEntries(logical('inset', (side) => side)),
  ...Object.fromEntries(['width', 'color', 'style'].flatMap((part) => borderPart(part))),
  'border-radius': CORNERS.map((corner) => `border-${corner}-radius`),
  'border-start-start-radius': ['border-top-left-radius'],
  'border-start-end-radius': ['border-top-right-radius'],
  'border-end-end-radius': ['border-bottom-right-radius'],
  'border-end-start-radius': ['border-bottom-left-radius'],
  gap: ['row-gap', 'column-gap'],
};

function logical(box: string, name: (side: string) => string): [string, string[]][] {
  return [
    [box, SIDES.map(name)],
    [`${box}-inline`, ['left', 'right'].map(name)],
    [`${box}-block`, ['top', 'bottom'].map(name)],
    [`${box}-inline-start`, [name('left')]],
    [`${box}-inline-end`, [name('right')]],
    [`${box}-block-start`, [name('top')]],
    [`${box}-block-end`, [name('bottom')]],
  ];
}

function borderPart(part: string): [string, string[]][] {
  return logical('border', (side) => `border-${side}-${part}`).map(([name, sides]) => [`${name}-${part}`, sides]);
}

/** Declarations with variables replaced, sums evaluated, shorthands expanded and custom properties removed. */
export function normalizeCss(
  declared: ReadonlyMap<string, string>,
  theme: ReadonlyMap<string, string>,
): Record<string, string> {
  const variables = new Map([...theme, ...declared]);
  const properties: Record<string, string> = {};
  for (const [property, value] of declared) {
    if (property.startsWith('--')) continue;
    const result = evaluateCss(value, variables);
    for (const name of SPREAD[property] ?? [property]) properties[name] = result;
  }
  return properties;
}

import type { Corner, Side } from '../../style.js';
import type { Rule } from '../family.js';

type Names = readonly (readonly [name: string, sides: readonly Side[], rank: number])[];

const AXES = {
  x: ['left', 'right'],
  y: ['top', 'bottom'],
} as const satisfies Record<string, readonly Side[]>;

const SINGLE = {
  t: 'top',
  r: 'right',
  b: 'bottom',
  l: 'left',
  s: 'left',
  e: 'right',
  bs: 'top',
  be: 'bottom',
} as const satisfies Record<string, Side>;

const ALL: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** Rule names by the sides that they set; a side overrides an axis, and an axis overrides all sides. */
export const SIDES = {
  /** p → p, px, py, pt … */
  short: (stem: string): Names => affixed(stem, ''),
  /** border → border, border-x, border-t … */
  dashed: (stem: string): Names => affixed(stem, '-'),
  inset: [
    ['inset', ALL, 0],
    ['inset-x', AXES.x, 1],
    ['inset-y', AXES.y, 1],
    ['top', ['top'], 2],
    ['right', ['right'], 2],
    ['bottom', ['bottom'], 2],
    ['left', ['left'], 2],
    ['start', ['left'], 2],
    ['end', ['right'], 2],
    ['inset-s', ['left'], 2],
    ['inset-e', ['right'], 2],
    ['inset-bs', ['top'], 2],
    ['inset-be', ['bottom'], 2],
  ] satisfies Names as Names,
} as const;

function affixed(stem: string, dash: string): Names {
  return [
    [stem, ALL, 0],
    ...Object.entries(AXES).map(([axis, sides]): Names[number] => [`${stem}${dash}${axis}`, sides, 1]),
    ...Object.entries(SINGLE).map(([letter, side]): Names[number] => [`${stem}${dash}${letter}`, [side], 2]),
  ];
}

export function sideRules(names: Names, rules: (name: string, sides: readonly Side[], rank: number) => Rule[]): Rule[] {
  return names.flatMap(([name, sides, rank]) => rules(name, sides, rank));
}

/** Corners that `rounded`, `rounded-t`, `rounded-tl` … set; a corner overrides a side, and a side overrides all. */
export const CORNERS: readonly (readonly [name: string, corners: readonly Corner[], rank: number])[] = [
  ['rounded', ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'], 0],
  ['rounded-t', ['topLeft', 'topRight'], 1],
  ['rounded-r', ['topRight', 'bottomRight'], 1],
  ['rounded-b', ['bottomRight', 'bottomLeft'], 1],
  ['rounded-l', ['topLeft', 'bottomLeft'], 1],
  ['rounded-s', ['topLeft', 'bottomLeft'], 1],
  ['rounded-e', ['topRight', 'bottomRight'], 1],
  ['rounded-tl', ['topLeft'], 2],
  ['rounded-tr', ['topRight'], 2],
  ['rounded-br', ['bottomRight'], 2],
  ['rounded-bl', ['bottomLeft'], 2],
  ['rounded-ss', ['topLeft'], 2],
  ['rounded-se', ['topRight'], 2],
  ['rounded-ee', ['bottomRight'], 2],
  ['rounded-es', ['bottomLeft'], 2],
];

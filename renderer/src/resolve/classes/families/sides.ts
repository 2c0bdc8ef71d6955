import type { Corner, Side } from '../../style.js';
import type { Rule } from '../family.js';

/** A rule's name and the sides or corners that it sets. */
export interface Place<Part> {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly rank: number;
  /** Whether left stands for where lines begin, so that the sides change places in Arabic and Hebrew. */
  readonly logical?: boolean;
}

const ALL = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Side[];

const AXES = { x: ['left', 'right'], y: ['top', 'bottom'] } as const satisfies Record<string, readonly Side[]>;

const SINGLE = { t: 'top', r: 'right', b: 'bottom', l: 'left', bs: 'top', be: 'bottom' } as const satisfies Record<
  string,
  Side
>;

const LOGICAL = { s: 'left', e: 'right' } as const satisfies Record<string, Side>;

/** Rule names by the sides that they set; a side overrides an axis, and an axis overrides all sides. */
export const SIDES = {
  /** p → p, px, py, pt … */
  short: (stem: string): readonly Place<Side>[] => affixed(stem, ''),
  /** border → border, border-x, border-t … */
  dashed: (stem: string): readonly Place<Side>[] => affixed(stem, '-'),
  inset: [
    { name: 'inset', parts: ALL, rank: 0 },
    { name: 'inset-x', parts: AXES.x, rank: 1 },
    { name: 'inset-y', parts: AXES.y, rank: 1 },
    ...ALL.map((side) => ({ name: side, parts: [side], rank: 2 })),
    ...['start', 'inset-s'].map((name) => ({ name, parts: [LOGICAL.s], rank: 2, logical: true })),
    ...['end', 'inset-e'].map((name) => ({ name, parts: [LOGICAL.e], rank: 2, logical: true })),
    { name: 'inset-bs', parts: ['top'], rank: 2 },
    { name: 'inset-be', parts: ['bottom'], rank: 2 },
  ] satisfies readonly Place<Side>[] as readonly Place<Side>[],
} as const;

function affixed(stem: string, dash: string): readonly Place<Side>[] {
  const each = <T>(sides: Readonly<Record<string, T>>): [name: string, T][] =>
    Object.entries(sides).map(([letter, value]) => [`${stem}${dash}${letter}`, value]);
  return [
    { name: stem, parts: ALL, rank: 0 },
    ...each(AXES).map(([name, parts]) => ({ name, parts, rank: 1 })),
    ...each(SINGLE).map(([name, side]) => ({ name, parts: [side], rank: 2 })),
    ...each(LOGICAL).map(([name, side]) => ({ name, parts: [side], rank: 2, logical: true })),
  ];
}

/** One rule for each place. */
export function placeRules<Part>(
  places: readonly Place<Part>[],
  rule: (name: string, parts: readonly Part[], rank: number) => Rule,
): Rule[] {
  return places.map(({ name, parts, rank, logical = false }) => ({
    ...rule(name, parts, rank),
    ...(logical && { logical }),
  }));
}

/** Corners that `rounded`, `rounded-t`, `rounded-tl` … set; a corner overrides a side, and a side overrides all. */
export const CORNERS: readonly Place<Corner>[] = [
  { name: 'rounded', parts: ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'], rank: 0 },
  { name: 'rounded-t', parts: ['topLeft', 'topRight'], rank: 1 },
  { name: 'rounded-r', parts: ['topRight', 'bottomRight'], rank: 1 },
  { name: 'rounded-b', parts: ['bottomRight', 'bottomLeft'], rank: 1 },
  { name: 'rounded-l', parts: ['topLeft', 'bottomLeft'], rank: 1 },
  { name: 'rounded-s', parts: ['topLeft', 'bottomLeft'], rank: 1, logical: true },
  { name: 'rounded-e', parts: ['topRight', 'bottomRight'], rank: 1, logical: true },
  { name: 'rounded-tl', parts: ['topLeft'], rank: 2 },
  { name: 'rounded-tr', parts: ['topRight'], rank: 2 },
  { name: 'rounded-br', parts: ['bottomRight'], rank: 2 },
  { name: 'rounded-bl', parts: ['bottomLeft'], rank: 2 },
  { name: 'rounded-ss', parts: ['topLeft'], rank: 2, logical: true },
  { name: 'rounded-se', parts: ['topRight'], rank: 2, logical: true },
  { name: 'rounded-ee', parts: ['bottomRight'], rank: 2, logical: true },
  { name: 'rounded-es', parts: ['bottomLeft'], rank: 2, logical: true },
];

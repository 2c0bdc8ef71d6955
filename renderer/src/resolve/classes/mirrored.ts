import type { Declarations } from './declarations.js';

/** Declarations with left and right exchanged, for rows that run from the right. */
export function mirrored(declarations: Declarations): Declarations {
  // Only slots of sides and corners contain these words, and each has its opposite.
  return Object.fromEntries(Object.entries(declarations).map(([slot, value]) => [oppositeOf(slot), value]));
}

function oppositeOf(slot: string): string {
  return slot.replace(/left|right/i, (side) => OPPOSITES[side] ?? side);
}

const OPPOSITES: Readonly<Record<string, string>> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' };

import type { Direction } from '../../directionOf.js';
import type { HexColor } from '../../displayList.js';
import type { Current, DraftColor, Em, Slot, Units } from './declarations.js';
import { multiplyAlpha } from '../../color/hex.js';

/** The value that won in each slot. */
export type Slots = ReadonlyMap<Slot, unknown>;

/** The context of a class string: the text colour and size (units) inherited from the parent, and where rows begin. */
export interface Surroundings {
  readonly color: HexColor;
  readonly fontSize: number;
  readonly direction: Direction;
}

/** Lower bound for the inherited font size, which is used as a divisor. */
const SMALLEST = 0.1;

/** Turns relative values into absolute ones, and records whether the surroundings were used. */
export class Settler {
  /** Whether the result depends on the surroundings and so cannot be memoised by its classes alone. */
  relative = false;
  readonly #slots: Slots;
  readonly #around: Surroundings;

  constructor(slots: Slots, around: Surroundings) {
    this.#slots = slots;
    this.#around = around;
  }

  /** Resolves em, px letter spacing and `current`; returns anything else unchanged. */
  settle(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if ('em' in value) return (value as Em).em * this.fontSize();
    if ('units' in value) return (value as Units).units / Math.max(this.fontSize(), SMALLEST);
    return 'current' in value ? this.color(value as Current) : value;
  }

  /** Converts a length in em to units. */
  settleLength(value: unknown): unknown {
    const settled = this.settle(value);
    return typeof settled === 'number' ? { unit: 'u', value: settled } : settled;
  }

  color(color: DraftColor): HexColor {
    return typeof color === 'string' ? color : multiplyAlpha(this.#textColor(), color.current);
  }

  /** Units. */
  fontSize(): number {
    const own = this.#slots.get('fontSize');
    if (typeof own === 'number') return own;
    const times = typeof own === 'object' && own !== null ? (own as Em).em : 1;
    this.relative = true;
    return times * this.#around.fontSize;
  }

  #textColor(): HexColor {
    const own = this.#slots.get('color');
    if (typeof own === 'string') return own;
    const alpha = typeof own === 'object' && own !== null ? (own as Current).current : 1;
    this.relative = true;
    return multiplyAlpha(this.#around.color, alpha);
  }
}

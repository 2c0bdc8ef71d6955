import type { HexColor } from '../../displayList.js';
import type { Current, DraftColor, Em, Slot, Units } from './declarations.js';
import { multiplyAlpha } from '../../color/hex.js';

/** The value that won in each slot. */
export type Slots = ReadonlyMap<Slot, unknown>;

/** What the classes of a string take from around them: the text colour and size (units) that the parent hands down. */
export interface Surroundings {
  readonly color: HexColor;
  readonly fontSize: number;
}

/** A font size to divide by where none, or nonsense, is handed down. */
const SMALLEST = 0.1;

/** Turns relative values into plain ones, and notes whether what is around was asked for. */
export class Settler {
  /** Whether the outcome depends on the surroundings, so that it may not be remembered by its classes alone. */
  relative = false;
  readonly #slots: Slots;
  readonly #around: Surroundings;

  constructor(slots: Slots, around: Surroundings) {
    this.#slots = slots;
    this.#around = around;
  }

  /** The value with em, px letter spacing and `current` worked out; anything else as it is. */
  settle(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if ('em' in value) return (value as Em).em * this.fontSize();
    if ('units' in value) return (value as Units).units / Math.max(this.fontSize(), SMALLEST);
    return 'current' in value ? this.color(value as Current) : value;
  }

  /** A length that is an em becomes units. */
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

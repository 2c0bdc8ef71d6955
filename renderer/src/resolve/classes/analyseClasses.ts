import type { Direction } from '../../directionOf.js';
import type { ColorTokens } from '../tokens.js';
import { describeDeclarations } from './describeDeclarations.js';
import { mirrored } from './mirrored.js';
import { type ClassReading, readClass } from './readClass.js';

/** One class of a string, and what becomes of it. */
export interface AnalysedClass {
  readonly name: string;
  /**
   * `used` if any of what it sets counts; `overridden` if other classes win everywhere; `computed` if it is only known
   * once a card is laid out (`{{…}}`).
   */
  readonly state: 'used' | 'overridden' | 'unknown' | 'computed';
  /** The class that wins over an overridden one. */
  readonly winner?: string;
  /** What it sets, in CSS-like notation; empty for unknown classes. */
  readonly value: string;
  /**
   * What it sets, as names for comparison: `padding.top`, and `rtl:padding.top` if only in one direction, unless that
   * is the direction asked for.
   */
  readonly slots: readonly string[];
}

/** Spaces within `{{…}}` do not end a class. */
const CLASS = /(?:\{\{[^{}]*\}\}|[^\s{]|\{(?!\{))+/g;

/** The classes of a string, each on its own. */
export function splitClasses(classes: string): readonly string[] {
  return classes.match(CLASS) ?? [];
}

/**
 * Says of every class of a string whether it counts, in the string's order. Never throws.
 * @param direction of the rows of a face: `ps-2` then sets the side on which it lies there; left and right if missing
 */
export function analyseClasses(classes: string, tokens: ColorTokens, direction?: Direction): readonly AnalysedClass[] {
  const names = splitClasses(classes);
  const readings = names.map((name) => (name.includes('{{') ? undefined : readClass(name, tokens)));
  const slotsOf = (reading: ClassReading): readonly string[] => slotsIn(reading, direction);
  const winners = winnersOf(readings, slotsOf);
  return names.map((name, index): AnalysedClass => {
    if (name.includes('{{')) return { name, state: 'computed', value: '', slots: [] };
    const reading = readings[index];
    if (reading === undefined) return { name, state: 'unknown', value: '', slots: [] };
    const slots = slotsOf(reading);
    const value = describeDeclarations(reading.declarations, reading.logical);
    const beaten = slots.length > 0 && slots.every((slot) => winners.get(slot) !== index);
    if (!beaten) return { name, state: 'used', value, slots };
    const winner = names[winners.get(slots[0] ?? '') ?? -1];
    return { name, state: 'overridden', ...(winner !== undefined && { winner }), value, slots };
  });
}

function slotsIn({ declarations, only, logical }: ClassReading, direction: Direction | undefined): readonly string[] {
  const slots = Object.keys(logical === true && direction === 'rtl' ? mirrored(declarations) : declarations);
  return only === undefined || only === direction ? slots : slots.map((slot) => `${only}:${slot}`);
}

/** For each slot, the index of the class that sets it last; a higher rank wins in any order. */
function winnersOf(
  readings: readonly (ClassReading | undefined)[],
  slotsOf: (reading: ClassReading) => readonly string[],
): ReadonlyMap<string, number> {
  const winners = new Map<string, number>();
  readings.forEach((reading, index) => {
    for (const slot of reading === undefined ? [] : slotsOf(reading)) {
      const standing = readings[winners.get(slot) ?? -1];
      if (standing === undefined || standing.rank <= (reading?.rank ?? 0)) winners.set(slot, index);
    }
  });
  return winners;
}

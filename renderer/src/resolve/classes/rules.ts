import type { Declarations, Slot, SlotOf } from './declarations.js';
import type { Rule, ValueForm, ValueKind } from './family.js';

interface RuleOptions {
  readonly rank?: number;
  readonly alone?: Declarations;
  readonly negative?: boolean;
  readonly docs?: string;
}

/** Rules for classes that take no value, by name. */
export function keywords(classes: Readonly<Record<string, Declarations>>, rank = 0): Rule[] {
  return Object.entries(classes).map(([name, alone]) => ({ name, rank, alone, forms: [], negative: false }));
}

/** A rule for a name that takes values. */
export function valued(name: string, forms: readonly ValueForm[], options: RuleOptions = {}): Rule {
  const { rank = 0, negative = false, alone, docs } = options;
  return {
    name,
    rank,
    forms,
    negative,
    ...(alone === undefined ? {} : { alone }),
    ...(docs === undefined ? {} : { docs }),
  };
}

/** A kind of value that sets the same value in every slot given. */
export function into<T extends Declarations[Slot]>(slots: readonly SlotOf<T>[], kind: ValueKind<T>): ValueForm {
  return form(kind, (value) => fill(slots, value));
}

/** A kind of value with what it declares. */
export function form<T>(kind: ValueKind<T>, declare: (value: T) => Declarations): ValueForm {
  return {
    kind,
    read(text, negative, tokens) {
      const value = kind.read(text, tokens);
      if (value === undefined) return undefined;
      const signed = negative ? kind.negate?.(value) : value;
      return signed === undefined ? undefined : declare(signed);
    },
  };
}

/** The same value in several slots. */
export function fill<T extends Declarations[Slot]>(slots: readonly SlotOf<T>[], value: T): Declarations {
  // SlotOf ensures that every slot takes a T, but TypeScript cannot see that through a computed key.
  return Object.fromEntries(slots.map((slot) => [slot, value]));
}

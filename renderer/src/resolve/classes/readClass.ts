import type { Direction } from '../../directionOf.js';
import type { ColorTokens } from '../tokens.js';
import type { Declarations } from './declarations.js';
import type { Rule } from './family.js';
import { FAMILIES } from './table.js';
import { MAX_CLASS_LENGTH } from './values/text.js';

/** What one class declares, and its rank within its family. */
export interface ClassReading extends Pick<Rule, 'rank' | 'logical'> {
  readonly declarations: Declarations;
  /** The only direction of rows in which it counts. */
  readonly only?: Direction;
}

/** `rtl:` and `ltr:` before a class. */
const ONLY = /^(?<direction>ltr|rtl):(?=[^:]+$)/;

/** Classes for one direction are more specific than all others. */
const ONLY_RANK = 10;

const RULES: ReadonlyMap<string, readonly Rule[]> = group();

function group(): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const rule of FAMILIES.flatMap((family) => family.rules)) {
    const same = rules.get(rule.name);
    if (same === undefined) rules.set(rule.name, [rule]);
    else same.push(rule);
  }
  return rules;
}

/**
 * Reads one class, e.g. `-mt-2`, `bg-primary/50` or `rtl:text-left`. Longer names are tried first, so that `border-x-2` is read as
 * `border-x` with 2 and not as `border` with x-2.
 * @returns undefined when the class is unknown
 */
export function readClass(name: string, tokens: ColorTokens): ClassReading | undefined {
  if (name.length > MAX_CLASS_LENGTH) return undefined;
  const only = ONLY.exec(name);
  if (only === null) return readPlain(name, tokens);
  const reading = readPlain(name.slice(only[0].length), tokens);
  // The expression has these two choices.
  return reading && { ...reading, rank: reading.rank + ONLY_RANK, only: only.groups?.direction as Direction };
}

function readPlain(name: string, tokens: ColorTokens): ClassReading | undefined {
  const alone = RULES.get(name)?.find((rule) => rule.alone !== undefined);
  if (alone?.alone !== undefined) return readingOf(alone, alone.alone);
  const negative = name.startsWith('-');
  const text = negative ? name.slice(1) : name;
  const bracket = text.indexOf('[');
  let dash = bracket < 0 ? text.lastIndexOf('-') : text.lastIndexOf('-', bracket);
  for (; dash > 0; dash = text.lastIndexOf('-', dash - 1)) {
    const reading = readValue(text.slice(0, dash), text.slice(dash + 1), negative, tokens);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

function readValue(name: string, value: string, negative: boolean, tokens: ColorTokens): ClassReading | undefined {
  for (const rule of RULES.get(name) ?? []) {
    if (negative && !rule.negative) continue;
    for (const form of rule.forms) {
      const declarations = form.read(value, negative, tokens);
      if (declarations !== undefined) return readingOf(rule, declarations);
    }
  }
  return undefined;
}

function readingOf({ rank, logical }: Rule, declarations: Declarations): ClassReading {
  return { declarations, rank, ...(logical === true && { logical }) };
}

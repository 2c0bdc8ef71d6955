import type { ColorTokens } from '../tokens.js';
import type { Declarations } from './declarations.js';
import type { Rule } from './family.js';
import { FAMILIES } from './table.js';
import { MAX_CLASS_LENGTH } from './values/text.js';

/** What one class declares, and its rank within its family. */
export interface ClassReading {
  readonly declarations: Declarations;
  readonly rank: number;
}

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
 * Reads one class, e.g. `-mt-2` or `bg-primary/50`. Longer names are tried first, so that `border-x-2` is read as
 * `border-x` with 2 and not as `border` with x-2.
 * @returns undefined when the class is unknown
 */
export function readClass(name: string, tokens: ColorTokens): ClassReading | undefined {
  if (name.length > MAX_CLASS_LENGTH) return undefined;
  const alone = RULES.get(name)?.find((rule) => rule.alone !== undefined);
  if (alone?.alone !== undefined) return { declarations: alone.alone, rank: alone.rank };
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
      if (declarations !== undefined) return { declarations, rank: rule.rank };
    }
  }
  return undefined;
}

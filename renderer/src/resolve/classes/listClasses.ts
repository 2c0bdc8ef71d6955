import type { HexColor } from '../../displayList.js';
import type { ColorTokens } from '../tokens.js';
import { describeDeclarations } from './describeDeclarations.js';
import type { Family, FamilyGroup, Rule } from './family.js';
import { type ClassReading, readClass } from './readClass.js';
import { FAMILIES } from './table.js';

/** A class in completion. */
export interface ClassEntry {
  readonly name: string;
  readonly group: FamilyGroup;
  readonly family: string;
  /** Description for designers, in Markdown. */
  readonly doc: string;
  /** What it sets, in CSS-like notation: `padding: 16u`, where `u` are design units. */
  readonly value: string;
  /** The colour to show beside it. */
  readonly color?: HexColor;
  /** Whether the name needs a value in brackets (`w-[`); such an entry is not a class yet. */
  readonly open?: boolean;
}

/**
 * Every class to offer, in table order: names without values, names with each value of their scales, and names that
 * take brackets (`open`). A typical scheme gives about ten thousand, most of them colours.
 */
export function* listClasses(tokens: ColorTokens): Generator<ClassEntry> {
  const seen = new Set<string>();
  for (const family of FAMILIES) {
    for (const rule of family.rules) {
      for (const name of namesOf(rule, tokens)) {
        if (seen.has(name)) continue;
        const reading = readClass(name, tokens);
        if (reading === undefined) continue;
        seen.add(name);
        yield entry(name, family, reading);
      }
      const bracketed = rule.forms.some((form) => form.kind.notation.startsWith('['));
      if (bracketed && !seen.has(`${rule.name}-[`)) {
        seen.add(`${rule.name}-[`);
        yield { ...entry(`${rule.name}-[`, family, { declarations: {} }), open: true };
      }
    }
  }
}

function* namesOf(rule: Rule, tokens: ColorTokens): Generator<string> {
  if (rule.alone !== undefined) yield rule.name;
  for (const form of rule.forms) {
    for (const value of form.kind.suggestions(tokens)) {
      yield `${rule.name}-${value}`;
      if (rule.negative && value !== '0') yield `-${rule.name}-${value}`;
    }
  }
}

function entry(
  name: string,
  family: Family,
  { declarations, logical }: Pick<ClassReading, 'declarations' | 'logical'>,
): ClassEntry {
  const values: readonly unknown[] = Object.values(declarations);
  const color = values.find((value) => typeof value === 'string' && value.startsWith('#'));
  return {
    name,
    group: family.group,
    family: family.title,
    doc: family.docs,
    value: describeDeclarations(declarations, logical),
    ...(typeof color === 'string' ? { color } : {}),
  };
}

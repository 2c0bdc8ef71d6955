import { listClasses, type ClassEntry, type ColorTokens } from '@cardwright/renderer';

const lists = new WeakMap<ColorTokens, readonly ClassEntry[]>();

/** Every class with its meaning, in the colours of a scheme. */
export function classEntriesOf(tokens: ColorTokens): readonly ClassEntry[] {
  const known = lists.get(tokens) ?? [...listClasses(tokens)];
  lists.set(tokens, known);
  return known;
}

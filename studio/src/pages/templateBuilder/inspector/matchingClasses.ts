import type { ClassEntry } from '@cardwright/renderer';

const SHOWN = 40;

/** The classes that begin with what was typed, then those that contain it; the shortest first. */
export function matchingClasses(entries: readonly ClassEntry[], typed: string): readonly ClassEntry[] {
  const wanted = typed.trim().toLowerCase();
  const only = /^(?:rtl|ltr):/.exec(wanted)?.[0] ?? '';
  const text = wanted.slice(only.length);
  const starting = entries.filter(({ name }) => name.startsWith(text));
  const containing =
    starting.length >= SHOWN ? [] : entries.filter(({ name }) => name.includes(text) && !name.startsWith(text));
  return [...starting.slice(0, SHOWN * 3).sort(byLength), ...containing.sort(byLength)]
    .slice(0, SHOWN)
    .map((entry) => (only === '' ? entry : { ...entry, name: `${only}${entry.name}` }));
}

function byLength(one: ClassEntry, other: ClassEntry): number {
  return one.name.length - other.name.length;
}

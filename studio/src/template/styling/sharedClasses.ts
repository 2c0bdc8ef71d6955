/** The classes that all parts have, in the order of the first; those of a single part as they are written. */
export function sharedClasses([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const sets = others.map((classes) => new Set(classes.split(/\s+/)));
  const names = first.split(/\s+/);
  return names.filter((name) => sets.every((set) => set.has(name))).join(' ');
}

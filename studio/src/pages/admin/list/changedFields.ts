import isEqual from 'fast-deep-equal';

/** The fields of a form that differ from what it began with, so that a save keeps what others changed meanwhile. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => !isEqual(value, old.get(key)));
  return Object.fromEntries(changed) as Partial<Fields>;
}

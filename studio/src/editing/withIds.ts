/** A copy in which things have other ids, wherever these stand. @param ids the new ones by the old ones */
export function withIds<T>(value: T, ids: Readonly<Record<string, string>>): T;
export function withIds(value: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return ids[value] ?? value;
  if (Array.isArray(value)) return value.map((each: unknown) => withIds(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [ids[key] ?? key, withIds(each as unknown, ids)]),
  );
}

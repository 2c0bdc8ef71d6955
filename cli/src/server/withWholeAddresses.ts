const PICTURES = new Set(['illustration', 'src']);

/** Makes the server's own pictures absolute URLs. */
export function withWholeAddresses<T>(value: T, server: string): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => withWholeAddresses(entry, server)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => {
      const isHere = PICTURES.has(key) && typeof entry === 'string' && /^\/(?:media|storage)\//.test(entry);
      return [key, isHere ? `${server}${entry}` : withWholeAddresses(entry, server)];
    }),
  ) as T;
}

const ADDRESSES = new Set(['illustration', 'src']);

/** Makes relative URLs of this server absolute, because drawings have no base URL. */
export function withWholeAddresses<T>(value: T, publicUrl: string): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => withWholeAddresses(entry, publicUrl)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const isLocal = ADDRESSES.has(key) && typeof entry === 'string' && /^\/(?:media|storage)\//.test(entry);
    return [key, isLocal ? `${publicUrl}${entry}` : withWholeAddresses(entry, publicUrl)];
  });
  return Object.fromEntries(entries) as T;
}

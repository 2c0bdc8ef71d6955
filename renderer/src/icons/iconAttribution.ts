import { type IconSetInfo, iconSetInfo } from './iconSets.js';

/** The sets of the given icons and emoji, each once. Sets that must be credited come first. */
export function iconAttribution(
  library: { locate(name: string): { readonly prefix: string } | null | undefined },
  names: Iterable<string>,
): IconSetInfo[] {
  const used = new Map<string, IconSetInfo>();
  for (const name of names) {
    const prefix = library.locate(name)?.prefix;
    const info = prefix === undefined ? undefined : iconSetInfo(prefix);
    if (info !== undefined) used.set(info.prefix, info);
  }
  return [...used.values()].sort(
    (one, other) => Number(other.requiresCredit) - Number(one.requiresCredit) || (one.name < other.name ? -1 : 1),
  );
}

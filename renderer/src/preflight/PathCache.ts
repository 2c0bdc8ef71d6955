import { flattenPath, type FlatPath } from '../paths/flattenPath.js';

/** Templates draw the same art on every card, so checking a deck flattens each path once. */
const MOST_PATHS = 4_096;

/** Flattened paths by path data, up to a limit. Use one per run over a deck. */
export class PathCache {
  readonly #paths = new Map<string, FlatPath>();

  get(d: string): FlatPath {
    const known = this.#paths.get(d);
    if (known !== undefined) return known;
    const path = flattenPath(d);
    if (this.#paths.size >= MOST_PATHS) this.#paths.clear();
    this.#paths.set(d, path);
    return path;
  }
}

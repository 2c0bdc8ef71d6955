import isEqual from 'fast-deep-equal';

/** A place that both sides changed in different ways. */
export interface MergeConflict {
  /** Path from the document downwards; list entries by id: `['cards', id, 'translations', 'en', 'title']`. */
  readonly path: readonly string[];
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Whether a conflict is settled for theirs; otherwise mine wins. */
export type TakesTheirs = (conflict: MergeConflict) => boolean;

export interface Merge<Document> {
  /** Merges both sides' changes; where they conflict, mine win unless theirs were chosen. */
  readonly merged: Document;
  readonly conflicts: readonly MergeConflict[];
}

export type Thing = Readonly<Record<string, unknown>>;
type Identified = Thing & { readonly id: string };

interface Rules {
  /** Whether a place is the server's own bookkeeping: never a change of mine. */
  readonly isServers: (path: readonly string[]) => boolean;
  readonly takesTheirs?: TakesTheirs | undefined;
}

/**
 * Three-way merge, key by key; entries of lists by id.
 * What one side deleted stays when the other side changed it, so that nothing that anybody typed is lost.
 */
export function mergeThings(base: Thing, mine: Thing, theirs: Thing, rules: Rules): Merge<Thing> {
  const merging = new Merging(rules);
  return { merged: merging.mergeObject([], base, mine, theirs), conflicts: merging.conflicts };
}

class Merging {
  readonly conflicts: MergeConflict[] = [];
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  mergeObject(path: readonly string[], base: Thing, mine: Thing, theirs: Thing): Thing {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...keys].map((key): [string, unknown] => {
      const place = [...path, key];
      if (this.#rules.isServers(place)) return [key, theirs[key]];
      return [key, this.#mergeValue(place, base[key], mine[key], theirs[key])];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  #mergeValue(path: readonly string[], base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
    if (isEqual(base, mine)) return theirs;
    // Deleted on one side and changed on the other: the change stays.
    if (isThing(mine) !== isThing(theirs) && (mine === undefined || theirs === undefined)) return mine ?? theirs;
    if (isThing(mine) && isThing(theirs)) return this.mergeObject(path, isThing(base) ? base : {}, mine, theirs);
    if (isList(mine) && isList(theirs)) return this.#mergeList(path, isList(base) ? base : [], mine, theirs);
    const conflict = { path, base, mine, theirs };
    this.conflicts.push(conflict);
    return this.#rules.takesTheirs?.(conflict) === true ? theirs : mine;
  }

  #mergeList(
    path: readonly string[],
    base: readonly Identified[],
    mine: readonly Identified[],
    theirs: readonly Identified[],
  ): Thing[] {
    const of = (list: readonly Identified[]) => new Map(list.map((entry) => [entry.id, entry]));
    const [bases, mines, theirses] = [of(base), of(mine), of(theirs)];
    const ids = new Set([...theirses.keys(), ...mines.keys()]);
    return [...ids]
      .map((id) => this.#mergeValue([...path, id], bases.get(id), mines.get(id), theirses.get(id)))
      .filter(isThing);
  }
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty list is one as well: one side may have deleted every entry that the other changed. */
function isList(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every((entry) => isThing(entry) && typeof entry.id === 'string');
}

import { LexoRank } from '@dalet-oss/lexorank';
import { LIMITS } from '../values/limits.js';

/** A rank: bucket 0 … 2, then six base-36 digits, the radix point `:` and further digits without trailing zeros. */
const RANK = /^[0-2]\|[0-9a-z]{6}:([0-9a-z]*[1-9a-z])?$/;

export function isRank(text: string): boolean {
  return text.length <= LIMITS.rank && RANK.test(text);
}

/** Compares ranks like the database with `COLLATE "C"`: by code unit, never by locale. */
export function compareRanks(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Ranks for a new list of `count` entries: the first rank of bucket 0, then steps of 8. */
export function initialRanks(count: number): string[] {
  const ranks: string[] = [];
  for (let rank = LexoRank.min().genNext(); ranks.length < count; rank = rank.genNext()) ranks.push(rank.toString());
  return ranks;
}

/**
 * A rank between two neighbours; undefined stands for the list's start or end, where the step is 8.
 * @returns undefined when there is none: the neighbours collide, are in the wrong order, or are not ranks of one bucket
 */
export function rankBetween(before: string | undefined, after: string | undefined): string | undefined {
  if ((before !== undefined && !isRank(before)) || (after !== undefined && !isRank(after))) return undefined;
  const rank = newRank(before, after);
  if (rank === undefined || !isRank(rank)) return undefined;
  const isBetween = (before === undefined || before < rank) && (after === undefined || rank < after);
  return isBetween ? rank : undefined;
}

function newRank(before: string | undefined, after: string | undefined): string | undefined {
  if (before === undefined && after === undefined) return initialRanks(1)[0];
  if (before === undefined)
    return LexoRank.parse(after ?? '')
      .genPrev()
      .toString();
  if (after === undefined) return LexoRank.parse(before).genNext().toString();
  if (before >= after || !after.startsWith(before.slice(0, 1))) return undefined;
  return LexoRank.parse(before).between(LexoRank.parse(after)).toString();
}

/** An entry of an ordered list; `position` is its rank. */
export interface Ranked {
  position: string;
}

/**
 * The list in its order, with a rank on every entry. Ranks do not change if they are valid and ascending; otherwise all
 * are renumbered sequentially. Entries that keep their rank are the same objects.
 */
export function settleRanks<T extends Ranked>(entries: readonly T[]): T[] {
  const ascending = entries.every(({ position }, index) => {
    const previous = entries[index - 1];
    return isRank(position) && (previous === undefined || compareRanks(previous.position, position) < 0);
  });
  if (ascending) return [...entries];
  const ranks = initialRanks(entries.length);
  return entries.map((entry, index) => withRank(entry, ranks[index] ?? ''));
}

/**
 * Moves an entry to another index (`from` in the given list, `to` in the list without the entry). Only its rank
 * changes, unless its new neighbours collide; then all are renumbered sequentially. Indexes beyond the list mean its
 * ends.
 */
export function moveTo<T extends Ranked>(entries: readonly T[], from: number, to: number): T[] {
  const moved = entries[from];
  if (moved === undefined) return [...entries];
  return insertAt(entries.toSpliced(from, 1), moved, to);
}

/** Inserts an entry, e.g. from another category, with a rank between its new neighbours. */
export function insertAt<T extends Ranked>(entries: readonly T[], entry: T, to: number): T[] {
  const index = Math.max(0, Math.min(entries.length, to));
  const rank = rankBetween(entries[index - 1]?.position, entries[index]?.position);
  return settleRanks(entries.toSpliced(index, 0, withRank(entry, rank ?? '')));
}

export function moveUp<T extends Ranked>(entries: readonly T[], index: number): T[] {
  return moveTo(entries, index, index - 1);
}

export function moveDown<T extends Ranked>(entries: readonly T[], index: number): T[] {
  return moveTo(entries, index, index + 1);
}

export function moveToFirst<T extends Ranked>(entries: readonly T[], index: number): T[] {
  return moveTo(entries, index, 0);
}

export function moveToLast<T extends Ranked>(entries: readonly T[], index: number): T[] {
  return moveTo(entries, index, entries.length);
}

function withRank<T extends Ranked>(entry: T, position: string): T {
  return entry.position === position ? entry : { ...entry, position };
}

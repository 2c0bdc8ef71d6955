import type { MergeConflict } from './mergeDecks.js';
import type { DeckDocument } from './types.js';

/** A merged deck in which some of the conflicts, where the merge kept mine, are settled the other way. */
export function takeTheirs(merged: DeckDocument, conflicts: readonly MergeConflict[]): DeckDocument {
  const deck = structuredClone(merged);
  for (const { path, theirs } of conflicts) {
    const owner = ownerOf(deck, path.slice(0, -1));
    const key = path.at(-1);
    if (owner === undefined || key === undefined) continue;
    if (theirs === undefined) Reflect.deleteProperty(owner, key);
    else owner[key] = structuredClone(theirs);
  }
  return deck;
}

/** What holds the last key of a conflict's path; lists are entered by id, cards as if the deck held them itself. */
function ownerOf(deck: DeckDocument, path: readonly string[]): Record<string, unknown> | undefined {
  let owner: unknown = deck;
  for (const [depth, key] of path.entries()) {
    if (depth === 0 && key === 'cards') owner = deck.categories.flatMap(({ cards }) => cards);
    else if (Array.isArray(owner)) owner = owner.find((entry: { id?: string }) => entry.id === key);
    else owner = (owner as Record<string, unknown> | undefined)?.[key];
  }
  return typeof owner === 'object' && owner !== null ? (owner as Record<string, unknown>) : undefined;
}

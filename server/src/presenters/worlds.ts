import { worldTree, type WorldNode } from '@cardwright/renderer';
import type { CountedWorld, CountedWorldNode, StoredWorld, UsedWorld } from '../contract/worlds.js';
import type { CountedWorldRow, WorldRow } from '../queries/worlds.js';
import { withTimes } from './times.js';

/** A public world, with its number of directory-listed decks. */
export function presentWorld({ extra, used_count: _used, ...row }: CountedWorldRow): CountedWorld {
  return { ...extra, ...withTimes(row) };
}

/** Like `presentWorld`, with the number of all its decks. */
export function presentAdminWorld(row: CountedWorldRow): UsedWorld {
  return { ...presentWorld(row), used_count: row.used_count };
}

/** A changed world, without deck counts. */
export function presentBareWorld({ extra, ...row }: WorldRow): StoredWorld {
  return { ...extra, ...withTimes({ ...row }) };
}

/** Nests worlds in `children`, siblings in order, with the deck counts of each subtree. */
export function presentWorldTree(worlds: readonly CountedWorld[]): CountedWorldNode[] {
  return worldTree(worlds).map(withTotals);
}

function withTotals(node: WorldNode<CountedWorld>): CountedWorldNode {
  const children = node.children.map(withTotals);
  const below = children.reduce((sum, child) => sum + child.total_deck_count, 0);
  return { ...node, children, total_deck_count: node.deck_count + below };
}

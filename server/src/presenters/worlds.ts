import { worldTree, type World, type WorldNode } from '@cardwright/renderer';
import type { CountedWorldRow, WorldRow } from '../queries/worlds.js';
import { withTimes } from './times.js';

/** A world for everybody, with the number of directory-listed decks in it. */
export function presentWorld({ extra, used_count: _used, ...row }: CountedWorldRow): World & { deck_count: number } {
  return { ...extra, ...withTimes(row) };
}

/** As `presentWorld`, with the number of all decks that name it. */
export function presentAdminWorld(row: CountedWorldRow): World & { deck_count: number; used_count: number } {
  return { ...presentWorld(row), used_count: row.used_count };
}

/** A world just changed; nobody has counted its decks. */
export function presentBareWorld({ extra, ...row }: WorldRow): World {
  return { ...extra, ...withTimes({ ...row }) };
}

interface CountedNode extends WorldNode {
  /** Listed decks of the world and of all worlds below it. */
  total_deck_count: number;
}

/** Worlds nested in `children`, siblings in order, with the decks below each. */
export function presentWorldTree(worlds: readonly World[]): CountedNode[] {
  return worldTree(worlds).map(withTotals);
}

function withTotals(node: WorldNode): CountedNode {
  const children = node.children.map(withTotals);
  const below = children.reduce((sum, child) => sum + child.total_deck_count, 0);
  return { ...node, children, total_deck_count: Number(node.deck_count ?? 0) + below };
}

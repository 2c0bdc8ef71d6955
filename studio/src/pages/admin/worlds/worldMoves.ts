/** A world in the tree. */
export interface Branch {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly children: readonly Branch[];
}

/** A world's place in the tree. */
export interface Place {
  readonly parent_id: string | null;
  /** Among its siblings, from 0. */
  readonly index: number;
}

/** A world in the list of all worlds, each followed by those below it. */
export interface Row<World extends Branch> extends Place {
  readonly world: World;
  readonly depth: number;
  readonly siblings: readonly World[];
}

export function rowsOf<World extends Branch & { readonly children: readonly World[] }>(
  worlds: readonly World[],
  depth = 0,
): readonly Row<World>[] {
  return worlds.flatMap((world, index) => [
    { world, depth, index, parent_id: world.parent_id, siblings: worlds },
    ...rowsOf(world.children, depth + 1),
  ]);
}

export type Move = 'up' | 'down' | 'in' | 'out';

/** Where a move by keyboard leads: among its siblings, into the one above, or behind its parent. @returns undefined for nowhere */
export function placeAfter<World extends Branch>(
  rows: readonly Row<World>[],
  row: Row<World>,
  move: Move,
): Place | undefined {
  const { index, parent_id, siblings } = row;
  if (move === 'up') return index === 0 ? undefined : { parent_id, index: index - 1 };
  if (move === 'down') return index === siblings.length - 1 ? undefined : { parent_id, index: index + 1 };
  if (move === 'in') {
    const above = siblings[index - 1];
    return above && { parent_id: above.id, index: above.children.length };
  }
  const parent = rows.find(({ world }) => world.id === parent_id);
  return parent && { parent_id: parent.parent_id, index: parent.index + 1 };
}

/** Where a world comes that is dropped on another: in its place. @returns undefined for itself and the worlds below it */
export function placeAt<World extends Branch>(dragged: Row<World>, target: Row<World>): Place | undefined {
  if (contains(dragged.world, target.world.id)) return undefined;
  return { parent_id: target.parent_id, index: target.index };
}

/** Whether a world is another one or is above it. */
export function contains(world: Branch, id: string): boolean {
  return world.id === id || world.children.some((child) => contains(child, id));
}

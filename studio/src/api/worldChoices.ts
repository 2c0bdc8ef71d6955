/** A world as a select offers it. */
export interface WorldChoice {
  readonly value: string;
  readonly label: string;
}

interface Branch {
  readonly id: string;
  readonly name: string;
  readonly children: readonly Branch[];
}

/** The worlds in the order of the tree, each indented below its parent. */
export function worldChoices(worlds: readonly Branch[], depth = 0): WorldChoice[] {
  return worlds.flatMap((world) => [worldChoice(world, depth), ...worldChoices(world.children, depth + 1)]);
}

export function worldChoice({ id, name }: Pick<Branch, 'id' | 'name'>, depth: number): WorldChoice {
  return { value: id, label: '\u2003'.repeat(depth) + name };
}

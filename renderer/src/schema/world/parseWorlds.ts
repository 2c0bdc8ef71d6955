import type { Parsed } from '../../errors.js';
import { parseWith, readSchema, type ParseOptions } from '../parse.js';
import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { settleRanks } from '../ranks/ranks.js';
import { worldsSchema, type World, type WorldInput } from './world.js';

/**
 * Parses worlds from a list or `{ "worlds": [...] }`, nested by `children` or flat with `parent_id` (an id or a slug).
 * Returns them flat, parents before children, each with an id (its slug if the file has none).
 */
export function parseWorlds(input: unknown, options?: ParseOptions): Parsed<World[]> {
  return parseWith(input, readWorlds, options);
}

interface Placed {
  readonly world: World;
  readonly path: PathSegments;
}

function readWorlds(input: unknown, problems: ProblemList): World[] | undefined {
  const isWrapped = typeof input === 'object' && input !== null && !Array.isArray(input) && 'worlds' in input;
  const base = isWrapped ? ['worlds'] : [];
  const list = problems.within(base);
  const nested = readSchema(worldsSchema, isWrapped ? input.worlds : input, list);
  if (nested === undefined) return undefined;
  const placed = flatten(nested, null, []);
  const byName = checkNames(placed, list);
  const worlds = placed.map(({ world, path }) => ({ world: withParentId(world, path, byName, list), path }));
  checkCycles(worlds, list);
  return list.hasErrors ? undefined : rankSiblings(worlds.map(({ world }) => world));
}

function flatten(worlds: readonly WorldInput[], parent: string | null, base: PathSegments): Placed[] {
  return worlds.flatMap((input, index): Placed[] => {
    const id = input.id ?? input.slug;
    const path = [...base, index];
    const flat: World = { ...input, id, parent_id: parent ?? input.parent_id };
    delete flat.children;
    return [{ world: flat, path }, ...flatten(input.children ?? [], id, [...path, 'children'])];
  });
}

/** Ids by id and by slug. */
function checkNames(placed: readonly Placed[], problems: ProblemList): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const slugs = new Map<string, string>();
  for (const { world, path } of placed) {
    for (const [key, known] of [
      ['id', ids],
      ['slug', slugs],
    ] as const) {
      const isRepeated = key === 'slug' || world.id !== world.slug;
      if (known.has(world[key]) && isRepeated)
        problems.error([...path, key], {
          code: 'world.duplicate',
          message: `Another world already has the ${key} "${world[key]}"; it must be unique.`,
          fix: `Give the world another ${key}.`,
        });
      known.set(world[key], world.id);
    }
  }
  return new Map([...slugs, ...ids]);
}

function withParentId(
  world: World,
  path: PathSegments,
  byName: ReadonlyMap<string, string>,
  problems: ProblemList,
): World {
  if (world.parent_id === null) return world;
  const parent = byName.get(world.parent_id);
  if (parent !== undefined) return { ...world, parent_id: parent };
  problems.error([...path, 'parent_id'], {
    code: 'world.unknown_parent',
    message: `The parent is "${world.parent_id}"; expected the id or slug of another world in the file.`,
    fix: 'Correct the parent, or write null for a top-level world.',
  });
  return world;
}

function checkCycles(placed: readonly Placed[], problems: ProblemList): void {
  const parents = new Map(placed.map(({ world }) => [world.id, world.parent_id]));
  for (const { world, path } of placed) {
    const seen = new Set<string>();
    let current: string | null | undefined = world.id;
    while (current !== null && current !== undefined && !seen.has(current)) {
      seen.add(current);
      current = parents.get(current);
    }
    if (current === world.id)
      problems.error([...path, 'parent_id'], {
        code: 'world.cycle',
        message: `The world "${world.slug}" is its own ancestor; expected a tree.`,
        fix: 'Write null as the parent of one of these worlds.',
      });
  }
}

function rankSiblings(worlds: readonly World[]): World[] {
  const families = new Map<string | null, World[]>();
  for (const world of worlds) families.set(world.parent_id, [...(families.get(world.parent_id) ?? []), world]);
  const ranked = new Map<string, World>();
  for (const siblings of families.values()) for (const world of settleRanks(siblings)) ranked.set(world.id, world);
  return worlds.map((world) => ranked.get(world.id) ?? world);
}

export type WorldNode<W extends World = World> = W & { children: WorldNode<W>[] };

/** Worlds nested in `children`, siblings in the order of their ranks. */
export function worldTree<W extends World>(worlds: readonly W[]): WorldNode<W>[] {
  const nodes = new Map(worlds.map((world): [string, WorldNode<W>] => [world.id, { ...world, children: [] }]));
  const roots: WorldNode<W>[] = [];
  for (const node of [...nodes.values()].sort((left, right) => (left.position < right.position ? -1 : 1))) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

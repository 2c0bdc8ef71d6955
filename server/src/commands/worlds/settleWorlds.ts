import { parseWorlds, type World } from '@cardwright/renderer';
import { invalid } from '../../errors.js';
import type { WorldRow, WrittenWorld } from '../../queries/worlds.js';

const FOREIGN = new Set([
  'children',
  'created_at',
  'updated_at',
  'deck_count',
  'used_count',
  'total_deck_count',
  'index',
]);
const COLUMNS = new Set(['id', 'parent_id', 'slug', 'name', 'description', 'icon', 'illustration', 'position']);

/** Converts a row to the file format, with unknown keys next to the others. */
export function toFile({ extra, created_at: _created, updated_at: _updated, ...world }: WorldRow): World {
  return { ...extra, ...world };
}

/**
 * Validates all worlds together as one file, which reveals duplicate slugs, cycles and missing parents.
 * @param worlds sorted by rank
 * @throws HttpProblem 422
 */
export function settleWorlds(worlds: readonly Readonly<Record<string, unknown>>[]): WrittenWorld[] {
  const parsed = parseWorlds(worlds.map((world) => without(world, FOREIGN)));
  if (parsed.ok) return parsed.value.map(toRow);
  // Only the changed world can be at fault, and its index in the list means nothing to the caller.
  const faults = new Map(parsed.problems.map(({ path, message }) => [path.split(/\.|\]/).at(-1) ?? '', message]));
  throw invalid([...faults].map(([path, message]) => ({ path, message })));
}

/** The worlds that differ from their stored rows. */
export function changedWorlds(before: readonly WorldRow[], after: readonly WrittenWorld[]): WrittenWorld[] {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(toRow(toFile(row)))]));
  return after.filter((world) => known.get(world.id) !== JSON.stringify(world));
}

function toRow(world: World): WrittenWorld {
  const { id, parent_id, slug, name, description, icon, illustration, position } = world;
  return { id, parent_id, slug, name, description, icon, illustration, position, extra: without(world, COLUMNS) };
}

function without(value: object, keys: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key)));
}

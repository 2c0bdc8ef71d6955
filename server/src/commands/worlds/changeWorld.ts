import { randomUUID } from 'node:crypto';
import { compareRanks, insertAt, slugify } from '@cardwright/renderer';
import { invalid, notFound } from '../../errors.js';
import { inTransaction } from '../../queries/executor.js';
import { lockWorlds, upsertWorlds, type WorldRow, type WrittenWorld } from '../../queries/worlds.js';
import type { Services } from '../../services.js';
import { changedWorlds, settleWorlds, toFile } from './settleWorlds.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

/** Fields of a world; `index` is its position among its siblings, from 0. */
export type WorldChange = Readonly<Record<string, unknown>> & {
  readonly parent_id?: string | null | undefined;
  readonly index?: number | undefined;
};

interface Placed extends Record<string, unknown> {
  id: string;
  parent_id: string | null;
  position: string;
}

/** Creates a world, last among its siblings unless an index is given. @throws HttpProblem 422 */
export function createWorld({ database, clock }: Rooms, world: WorldChange): Promise<WorldRow> {
  const now = clock();
  return inTransaction(database, async (trx) => {
    const before = await lockWorlds(trx);
    const slug = world.slug ?? slugify(typeof world.name === 'string' ? world.name : '');
    const made: Placed = { ...world, slug, id: randomUUID(), parent_id: world.parent_id ?? null, position: '' };
    const after = settleWorlds(place(before, made, world.index ?? before.length));
    await upsertWorlds(trx, changedWorlds(before, after), now);
    return found(after, made.id, now.toISOString(), now);
  });
}

/**
 * Changes the given fields. A world with a new parent becomes its last child unless an index is given.
 * @throws HttpProblem 404; 422 if the slug is taken, or the parent does not exist or is below the world itself
 */
export function changeWorld({ database, clock }: Rooms, id: string, change: WorldChange): Promise<WorldRow> {
  const now = clock();
  return inTransaction(database, async (trx) => {
    const before = await lockWorlds(trx);
    const old = before.find((world) => world.id === id);
    if (old === undefined) throw notFound('World');
    const parent = change.parent_id === undefined ? old.parent_id : change.parent_id;
    if (parent === id) throw invalid([{ path: 'parent_id', message: 'A world cannot be its own parent.' }]);
    const changed: Placed = { ...toFile(old), ...change, id, parent_id: parent, position: old.position };
    const stays = parent === old.parent_id && change.index === undefined;
    const others = before.filter((world) => world.id !== id);
    const list = stays
      ? inOrder([...others.map(toFile), changed])
      : place(others, changed, change.index ?? others.length);
    const after = settleWorlds(list);
    await upsertWorlds(trx, changedWorlds(before, after), now);
    return found(after, id, old.created_at, now);
  });
}

/** Inserts a world with a rank between its new siblings. */
function place(others: readonly WorldRow[], world: Placed, index: number): Placed[] {
  const siblings = others.filter(({ parent_id }) => parent_id === world.parent_id).map(toFile);
  const rest = others.filter(({ parent_id }) => parent_id !== world.parent_id).map(toFile);
  return inOrder([...rest, ...insertAt<Placed>(siblings, world, index)]);
}

function inOrder(worlds: readonly Placed[]): Placed[] {
  return worlds.toSorted((left, right) => compareRanks(left.position, right.position));
}

function found(worlds: readonly WrittenWorld[], id: string, created_at: string, now: Date): WorldRow {
  const world = worlds.find((entry) => entry.id === id);
  if (world === undefined) throw new Error('A world was lost while it was changed.');
  return { ...world, created_at, updated_at: now.toISOString() };
}

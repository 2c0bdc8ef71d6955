import { insertAt } from '@cardwright/renderer';
import { HttpProblem, invalid, notFound } from '../../errors.js';
import { inTransaction } from '../../queries/executor.js';
import {
  countDecksOfWorld,
  deleteWorld,
  lockWorlds,
  moveDecks,
  upsertWorlds,
  type WorldRow,
} from '../../queries/worlds.js';
import type { Services } from '../../services.js';
import { changedWorlds, settleWorlds, toFile } from './settleWorlds.js';

interface Removal {
  readonly id: string;
  /** The world that receives its decks and child worlds. */
  readonly moveTo: string | undefined;
}

/**
 * Removes a world.
 * @throws HttpProblem 404, 409 if it has decks or children and no `moveTo` is given, 422 for a bad `moveTo`
 */
export function removeWorld(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, moveTo }: Removal,
): Promise<void> {
  const now = clock();
  return inTransaction(database, async (trx) => {
    const before = await lockWorlds(trx);
    const world = before.find((entry) => entry.id === id);
    if (world === undefined) throw notFound('World');
    const children = before.filter(({ parent_id }) => parent_id === id);
    const decks = await countDecksOfWorld(trx, id);
    if (children.length + decks > 0) {
      if (moveTo === undefined) throw inUse(world, decks, children);
      assertOutside(before, id, moveTo);
      await upsertWorlds(trx, changedWorlds(before, adopt(before, children, moveTo)), now);
      await moveDecks(trx, id, moveTo, now);
    }
    await deleteWorld(trx, id);
  });
}

function inUse({ name }: WorldRow, decks: number, children: readonly WorldRow[]): HttpProblem {
  const what = [
    ...(decks > 0 ? [`${decks} ${decks === 1 ? 'deck' : 'decks'}`] : []),
    ...(children.length > 0 ? [`${children.length} ${children.length === 1 ? 'child world' : 'child worlds'}`] : []),
  ];
  return new HttpProblem(
    'conflict',
    `"${name}" has ${what.join(' and ')}. Choose a world to move them to: ?moveTo=<id>`,
    {
      extra: { deck_count: decks, children: children.map((child) => ({ id: child.id, name: child.name })) },
    },
  );
}

function assertOutside(worlds: readonly WorldRow[], id: string, target: string): void {
  const parents = new Map(worlds.map((world) => [world.id, world.parent_id]));
  if (!parents.has(target)) throw invalid([{ path: 'query.moveTo', message: 'This world does not exist.' }]);
  for (let current: string | null = target; current !== null; current = parents.get(current) ?? null)
    if (current === id)
      throw invalid([
        { path: 'query.moveTo', message: 'Choose a world other than the removed one and its descendants.' },
      ]);
}

/** Moves the children to the end of their new parent. @returns all worlds */
function adopt(before: readonly WorldRow[], children: readonly WorldRow[], parent: string) {
  const moved = new Set(children.map(({ id }) => id));
  const siblings = before.filter(({ parent_id }) => parent_id === parent).map(toFile);
  const family = children.reduce(
    (list, child) => insertAt(list, { ...toFile(child), parent_id: parent }, list.length),
    siblings,
  );
  const rest = before.filter(({ id, parent_id }) => parent_id !== parent && !moved.has(id)).map(toFile);
  return settleWorlds([...rest, ...family]);
}

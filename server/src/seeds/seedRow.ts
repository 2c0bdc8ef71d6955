import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { isConflict } from '../database/isConflict.js';
import type { Executor } from '../queries/executor.js';
import { maySeed, noteSeeded, type SeedKind } from '../queries/seededRows.js';

export interface Seeding {
  readonly executor: Executor;
  readonly now: Date;
  readonly log: Logger;
}

/**
 * Writes a row that comes with the product unless that would undo someone's changes. A row that conflicts with an
 * existing one, such as a world with the same slug, is skipped, so that the start does not fail.
 * @param content determines whether the row has changed
 */
export async function seedRow(
  { executor, now, log }: Seeding,
  kind: SeedKind,
  id: string,
  content: unknown,
  write: (executor: Executor) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (!(await maySeed(executor, kind, id, hash))) return;
  try {
    await executor.transaction(write);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return log.warn({ kind, id, err: error }, 'skipped a row that comes with the product');
  }
  await noteSeeded(executor, kind, id, hash, now);
}

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
 * Writes one thing of the product's where that undoes nobody's work. One that stands in the way of what somebody made, such
 * as a world of the same slug, is left out: no start fails on it.
 * @param content decides whether it is another than before
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
    return log.warn({ kind, id, err: error }, "one of the product's own things was left out");
  }
  await noteSeeded(executor, kind, id, hash, now);
}

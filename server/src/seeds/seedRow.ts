import { createHash } from 'node:crypto';
import type { Executor } from '../queries/executor.js';
import { maySeed, noteSeeded, type SeedKind } from '../queries/seededRows.js';

/** Writes one thing of the product's where that undoes nobody's work. @param content decides whether it is another than before */
export async function seedRow(
  executor: Executor,
  kind: SeedKind,
  id: string,
  content: unknown,
  now: Date,
  write: () => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  if (!(await maySeed(executor, kind, id, hash))) return;
  await write();
  await noteSeeded(executor, kind, id, hash, now);
}

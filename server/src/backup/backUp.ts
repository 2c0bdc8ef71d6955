import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/connect.js';
import { writeWhole } from '../writeWhole.js';

/** The number of backups to keep; the oldest is deleted first. */
const KEPT = 7;

const NAME = /^database-[\d-]+T[\d-]+Z\.tar$/;

/**
 * Backs up the running embedded database to `backups/database-<time>.tar` in the data folder. Pictures are separate
 * files in that folder.
 * @returns the file's path
 * @throws Error for a PostgreSQL server, which needs pg_dump
 */
export async function backUp({ dump }: Pick<Database, 'dump'>, dataDirectory: string, now: Date): Promise<string> {
  if (dump === undefined)
    throw new Error('The server can only back up the embedded database. Use pg_dump for PostgreSQL.');
  const folder = join(dataDirectory, 'backups');
  const file = join(folder, `database-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // It contains password hashes, so nobody else may read it.
  await writeWhole(file, await dump());
  const files = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const old of files.slice(0, -KEPT)) await rm(join(folder, old), { force: true });
  return file;
}

import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/connect.js';
import { writeWhole } from '../writeWhole.js';

/** Copies that are kept; the oldest goes first. */
const KEPT = 7;

const NAME = /^database-[\d-]+T[\d-]+Z\.tar$/;

/**
 * Writes the embedded database, while it runs, to `backups/database-<time>.tar` in the data folder; pictures lie in files
 * of their own beside it.
 * @returns the file @throws Error on a PostgreSQL server, which brings pg_dump
 */
export async function backUp({ dump }: Pick<Database, 'dump'>, dataDirectory: string, now: Date): Promise<string> {
  if (dump === undefined) throw new Error('Only the embedded database is copied by the server. Use pg_dump.');
  const folder = join(dataDirectory, 'backups');
  const file = join(folder, `database-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // It holds hashes of passwords: nobody else may read it.
  await writeWhole(file, await dump());
  const files = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const old of files.slice(0, -KEPT)) await rm(join(folder, old), { force: true });
  return file;
}

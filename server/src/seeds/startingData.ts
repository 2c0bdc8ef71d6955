import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopback } from '../addresses/publicUrls.js';
import type { Config } from '../config.js';

const FOLDER = fileURLToPath(new URL('../../embedded/starting/', import.meta.url));

/**
 * A data folder with the official templates and demo decks loaded, made by the build, because loading them takes a
 * new server four times as long as everything else. Next to both `src` and `dist`.
 */
export const STARTING_DATA = {
  folder: FOLDER,
  /** The database, as a compressed tar file. */
  database: join(FOLDER, 'postgres.tar.gz'),
  /** Its pictures. */
  storage: join(FOLDER, 'storage'),
  /** The server's address in the URLs of these pictures. */
  publicUrl: 'http://localhost:3000',
  /** Says what it was made from. */
  stamp: join(FOLDER, 'stamp.txt'),
} as const;

/**
 * Copies the pictures of the starting data into a new data folder.
 * @returns the database to start from; undefined if the folder is not new, or the data does not fit: it was not built, or
 * the addresses of its pictures, which are this machine's, would be wrong
 */
export async function layOutStartingData({
  dataDirectory,
  databaseUrl,
  publicUrl,
  supabase,
}: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'publicUrl' | 'supabase'>): Promise<string | undefined> {
  if (databaseUrl !== undefined || supabase !== undefined || !isLoopback(new URL(publicUrl))) return undefined;
  if (existsSync(join(dataDirectory, 'postgres', 'data')) || !existsSync(STARTING_DATA.stamp)) return undefined;
  const storage = join(dataDirectory, 'storage');
  await mkdir(storage, { recursive: true, mode: 0o700 });
  await cp(STARTING_DATA.storage, storage, { recursive: true });
  return STARTING_DATA.database;
}

import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inTransaction } from '../queries/executor.js';
import { readSetting, writeSetting } from '../queries/settings.js';
import type { Services } from '../services.js';
import { seedDecks } from './seedDecks.js';
import { seedDesigns } from './seedDesigns.js';
import { UPDATES } from './updates.js';

const SETTING = 'seeds';

/**
 * Loads official templates, colour schemes, worlds, the changelog and demo decks into the database, if their files have
 * changed since the last time.
 * @returns whether there was anything to do
 */
export async function seed(services: Pick<Services, 'database' | 'storage' | 'clock' | 'log'>): Promise<boolean> {
  const { database, clock, log } = services;
  const fingerprint = seedsFingerprint();
  if ((await readSetting(database.knex, SETTING)) === fingerprint) return false;
  await inTransaction(database, (executor) => seedDesigns({ executor, now: clock(), log }));
  await seedDecks(services);
  await writeSetting(database.knex, SETTING, fingerprint);
  return true;
}

/** Identifies everything that is loaded. */
export function seedsFingerprint(): string {
  return fingerprintOf(templatesFolder());
}

/** The package's folder; its entry point is one folder below. */
function templatesFolder(): string {
  return dirname(dirname(createRequire(import.meta.url).resolve('@cardwright/templates')));
}

/** Hashes the changelog and the names, sizes and times of all files in the folder, because reading all files is slower. */
function fingerprintOf(folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify(UPDATES));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(join(folder, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('base64url');
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readConfig } from '../config.js';
import { createServices } from '../createServices.js';
import { createLog } from '../observability/createLog.js';
import { seed, seedsFingerprint } from '../seeds/seed.js';
import { STARTING_DATA } from '../seeds/startingData.js';

/** The package's sources, also when this runs compiled, so that a test and the build agree on what is up to date. */
const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/** The folders that the result depends on, besides the files of the templates. */
const FOLDERS = ['database/migrations', 'seeds', 'commands/decks'];

/** Makes the data folder that new servers start from, unless there is one made from the same files. */
export async function makeStartingData(): Promise<void> {
  const stamp = stampOf();
  if (existsSync(STARTING_DATA.stamp) && readFileSync(STARTING_DATA.stamp, 'utf8') === stamp) return;
  const part = `${STARTING_DATA.folder.replace(/\/$/, '')}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  await fill(part);
  await writeFile(join(part, 'stamp.txt'), stamp);
  // Whole or not at all, also when it is stopped here.
  await rm(STARTING_DATA.folder, { recursive: true, force: true });
  await rename(part, STARTING_DATA.folder);
}

async function fill(folder: string): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cardwright-starting-'));
  try {
    const config = readConfig({
      CARDWRIGHT_DATA: dataDirectory,
      EXPORT_WORKERS: '0',
      PUBLIC_URL: STARTING_DATA.publicUrl,
    });
    const parts = await createServices(config, createLog('warn'));
    await seed(parts.services);
    const database = (await parts.services.database.dump?.()) ?? new Uint8Array();
    await parts.close();
    await writeFile(join(folder, 'postgres.tar.gz'), await promisify(gzip)(database));
    await cp(join(dataDirectory, 'storage'), join(folder, 'storage'), { recursive: true });
    await allowReading(join(folder, 'storage'));
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** Pictures of a data folder are private, but the user who runs the server is seldom the one who builds it. */
async function allowReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

function stampOf(): string {
  const hash = createHash('sha256').update(seedsFingerprint());
  for (const folder of FOLDERS) {
    const entries = readdirSync(join(SOURCE, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries)
      if (entry.isFile() && !entry.name.endsWith('.test.ts'))
        hash.update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('base64url');
}

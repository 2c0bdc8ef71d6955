// A step of the build: makes the file of initialData.mjs, unless it exists.
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { INITIAL_DATA } from './initialData.mjs';

if (!existsSync(INITIAL_DATA)) {
  const db = await PGlite.create();
  const file = await db.dumpDataDir('gzip');
  await db.close();
  // Whole or not at all, also when the build is stopped here.
  writeFileSync(`${INITIAL_DATA}.part`, new Uint8Array(await file.arrayBuffer()));
  renameSync(`${INITIAL_DATA}.part`, INITIAL_DATA);
}

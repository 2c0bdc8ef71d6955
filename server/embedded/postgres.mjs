// The embedded database in a thread of its own, since one query may hold it for a second: PGlite behind a socket that
// speaks PostgreSQL's protocol. Plain JavaScript, so that it runs the same from source and from a build.
import { Blob } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { INITIAL_DATA } from './initialData.mjs';

/** @type {{ dataDirectory?: string, dump?: string, initial?: string, socket: string }} without a directory it lives in memory */
const { dataDirectory, dump, initial = INITIAL_DATA, socket } = workerData;

const isNew = dataDirectory === undefined || !existsSync(join(dataDirectory, 'PG_VERSION'));
const source = dump ?? (isNew && existsSync(initial) ? initial : undefined);
const loaded = source === undefined ? {} : { loadDataDir: new Blob([await readFile(source)]) };
const db = await PGlite.create({ ...(dataDirectory !== undefined && { dataDir: dataDirectory }), ...loaded });
const server = new PGLiteSocketServer({ db, path: socket });
await server.start();

parentPort.on('message', async (message) => {
  if (message === 'close') {
    await server.stop();
    await db.close();
    parentPort.postMessage({ done: 'close' });
  } else if (message === 'dump') {
    try {
      const file = await db.dumpDataDir('none');
      const bytes = new Uint8Array(await file.arrayBuffer());
      parentPort.postMessage({ done: 'dump', bytes }, [bytes.buffer]);
    } catch (error) {
      // A copy that fails, for want of memory say, must not end the database.
      parentPort.postMessage({ done: 'dump', failure: String(error) });
    }
  }
});
parentPort.postMessage({ done: 'start' });

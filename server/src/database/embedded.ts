import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './lockFolder.js';

/** Beside `src` and `dist` alike. */
const PROGRAM = new URL('../../embedded/postgres.mjs', import.meta.url);

export interface EmbeddedPostgres {
  /** Directory of the unix socket, as node-postgres wants it for `host`; the port is 5432. */
  readonly socketDirectory: string;
  /** The whole data directory as a tar file, to start another one from: what was committed, as of one moment. */
  dump(): Promise<Uint8Array>;
  /** Safe to call twice. */
  close(): Promise<void>;
}

interface Message {
  readonly done: 'start' | 'dump' | 'close';
  readonly bytes?: Uint8Array;
  readonly failure?: string;
}

/**
 * Starts the embedded database.
 * @param folder where it keeps its files, locked against a second opener; in memory without one
 * @param dump a tar file that an empty database starts from
 * @param socketsIn where the folder of its socket is made; systems allow its path about a hundred characters
 * @throws FolderInUseError
 */
export async function startEmbedded({
  folder,
  dump,
  socketsIn = tmpdir(),
}: {
  readonly folder?: string;
  readonly dump?: string;
  readonly socketsIn?: string;
}): Promise<EmbeddedPostgres> {
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = folder === undefined ? () => Promise.resolve() : await lockFolder(folder);
  const socketDirectory = await mkdtemp(join(socketsIn, 'cw-pg-'));
  const worker = new Worker(PROGRAM, {
    // Its own files, so that the lock beside them is none of the database's business.
    workerData: { dataDirectory: folder && join(folder, 'data'), dump, socket: join(socketDirectory, '.s.PGSQL.5432') },
    // PGlite takes the options of its process for its own.
    execArgv: [],
    argv: [],
  });
  const release = async (): Promise<void> => {
    await worker.terminate();
    await rm(socketDirectory, { recursive: true, force: true });
    await unlock();
  };
  const close = async (): Promise<void> => {
    worker.postMessage('close');
    await answer(worker, 'close').finally(release);
  };
  let closing: Promise<void> | undefined;
  try {
    await answer(worker, 'start');
  } catch (error) {
    await release();
    throw error;
  }
  return {
    socketDirectory,
    dump: async () => {
      worker.postMessage('dump');
      return (await answer(worker, 'dump')).bytes ?? new Uint8Array();
    },
    close: () => (closing ??= close()),
  };
}

function answer(worker: Worker, wanted: Message['done']): Promise<Message> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (message: Message): void => {
      if (message.done !== wanted) return;
      settle();
      if (message.failure === undefined) resolve(message);
      else reject(new Error(`The embedded database could not do that: ${message.failure}`));
    };
    const onError = (error: Error): void => {
      settle();
      reject(error);
    };
    const onExit = (code: number): void => onError(new Error(`The embedded database ended (code ${code}).`));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

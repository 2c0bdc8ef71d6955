import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './lockFolder.js';

/** Next to both `src` and `dist`. */
const PROGRAM = new URL('../../embedded/postgres.mjs', import.meta.url);

export interface EmbeddedPostgres {
  /** The directory of the Unix socket, which node-postgres takes as `host`; the port is 5432. */
  readonly socketDirectory: string;
  /** A consistent snapshot of the data directory as a tar file, from which another database can start. */
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
 * @param folder the folder for its files, locked against a second process; without it, data stays in memory
 * @param dump a tar file to start an empty database from
 * @param initial such a file for a folder that has no database yet
 * @param socketsIn the parent folder for its socket; systems limit the path to about a hundred characters
 * @throws FolderInUseError
 */
export async function startEmbedded({
  folder,
  dump,
  initial,
  socketsIn = tmpdir(),
}: {
  readonly folder?: string;
  readonly dump?: string;
  readonly initial?: string | undefined;
  readonly socketsIn?: string;
}): Promise<EmbeddedPostgres> {
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = folder === undefined ? () => Promise.resolve() : await lockFolder(folder);
  const socketDirectory = await mkdtemp(join(socketsIn, 'cw-pg-'));
  const worker = new Worker(PROGRAM, {
    // The database gets a subfolder, so that it does not see the lock file next to it.
    workerData: {
      dataDirectory: folder && join(folder, 'data'),
      dump,
      initial,
      socket: join(socketDirectory, '.s.PGSQL.5432'),
    },
    // PGlite would read the options of this process as its own.
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
      else reject(new Error(`The embedded database failed: ${message.failure}`));
    };
    const onError = (error: Error): void => {
      settle();
      reject(error);
    };
    const onExit = (code: number): void => onError(new Error(`The embedded database stopped (code ${code}).`));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../bundled.js';
import { spawnProgram } from '../../testing/spawnProgram.js';

/** The compiled worker, as `cardwright worker` runs it. */
const PROGRAM = fileURLToPath(findProgram('worker.js'));

export interface WorkerProcess {
  /** Ids of the exports completed so far. */
  readonly completed: readonly string[];
  /** Resolves when the worker has claimed the export. */
  taken(id: string): Promise<void>;
  /** Resolves when the worker has been told to end: it returns its jobs to the queue. */
  readonly stopping: Promise<unknown>;
  /** Sends a signal and waits for the exit. @returns the exit code, or null if the signal killed it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a worker in its own process. Resolves when it waits for exports. */
export async function startWorkerProcess(databaseUrl: string, dataDirectory: string): Promise<WorkerProcess> {
  const { process: worker, ended } = await spawnProgram(PROGRAM, {
    DATABASE_URL: databaseUrl,
    CARDWRIGHT_DATA: dataDirectory,
    LOG_LEVEL: 'info',
    PORT: '0',
  });
  const lines: string[] = [];
  const completed: string[] = [];
  const news = new EventEmitter();
  const stopping = once(news, 'stopping');
  createInterface({ input: worker.stderr }).on('line', (line) => lines.push(line));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: worker.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('waiting for exports')) resolve();
      const [, taken] = /"export":"([\w-]+)".*"msg":"export claimed"/.exec(line) ?? [];
      if (taken !== undefined) news.emit(taken);
      if (line.includes('"msg":"stopping"')) news.emit('stopping');
      const done = /"export":"([\w-]+)".*"outcome":"done"/.exec(line);
      if (done?.[1] !== undefined) completed.push(done[1]);
    });
    void ended.then((code) => reject(new Error(`The worker ended with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    completed,
    stopping,
    taken: async (id) => {
      await once(news, id);
    },
    end: (signal) => {
      worker.kill(signal);
      return ended;
    },
  };
}

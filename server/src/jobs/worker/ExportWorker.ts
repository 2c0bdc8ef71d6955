import { claimExport, dropAllLeases, endAbandoned, type ClaimedExport } from '../../queries/exports/claimExport.js';
import { dropStrayChunks, expireExports } from '../../queries/exports/changeExport.js';
import { dropStaleDownloads } from '../../queries/exports/downloads.js';
import { removeStrayFolders } from '../maker/jobFolders.js';
import { LEASE_SECONDS, LOOK_MS, MOST_ATTEMPTS, SWEEP_MS } from '../times.js';
import { runJob, StoppingError, type JobRooms } from './runJob.js';

const POISON = `This export crashed its worker ${MOST_ATTEMPTS} times and was given up. Export fewer cards or languages at a time, or use smaller pictures.`;

interface WorkerOptions {
  /** Concurrent jobs; with 0 it only cleans up. */
  readonly jobs: number;
  /** Whether only this process can open the database. */
  readonly isSoleProcess: boolean;
}

/** Processes a number of jobs concurrently in this process until it is stopped. */
export class ExportWorker {
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #wake: () => void = () => undefined;
  #loop: Promise<void> | undefined;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly rooms: JobRooms,
    private readonly options: WorkerOptions,
  ) {}

  async start(): Promise<void> {
    if (this.options.isSoleProcess) await dropAllLeases(this.rooms.executor);
    this.#loop = this.#work();
  }

  /** Returns running jobs to the queue and claims no others. */
  async stop(): Promise<void> {
    this.#stopping.abort(new StoppingError('The server is stopping.'));
    this.#wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  /** Call this when there may be new work. */
  wake(): void {
    this.#wake();
  }

  async #work(): Promise<void> {
    while (!this.#isStopping()) {
      const woken = this.#wakeUp();
      try {
        await this.#lookAfter();
        while (!this.#isStopping() && this.#running.size < this.options.jobs) {
          const job = await claimExport(this.rooms.executor, { seconds: LEASE_SECONDS, most: MOST_ATTEMPTS });
          if (job === undefined) break;
          this.#run(job);
        }
      } catch (error) {
        if (!this.#isStopping()) this.rooms.log.warn({ err: error }, 'could not look for exports');
      }
      await woken();
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  #run(job: ClaimedExport): void {
    const turn = runJob(this.rooms, job, this.#stopping.signal).finally(() => {
      this.#running.delete(turn);
      this.#wake();
    });
    this.#running.add(turn);
  }

  /** Ends abandoned jobs, and deletes expired files and what killed processes left. */
  async #lookAfter(): Promise<void> {
    const { executor, clock, log } = this.rooms;
    const ended = await endAbandoned(executor, MOST_ATTEMPTS, POISON);
    if (ended > 0) log.warn({ exports: ended }, 'gave up exports that crashed their workers');
    if (performance.now() - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = performance.now();
    await expireExports(executor, clock());
    await dropStaleDownloads(executor);
    await dropStrayChunks(executor);
    await removeStrayFolders();
  }

  /** Records wake-ups from now on. @returns a function that waits for one, or for the next check */
  #wakeUp(): () => Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    return async () => {
      if (this.#isStopping()) return;
      let timer: NodeJS.Timeout | undefined;
      const look = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LOOK_MS);
      });
      await Promise.race([woken, look]);
      clearTimeout(timer);
    };
  }
}

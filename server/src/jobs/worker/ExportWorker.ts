import { claimExport, dropAllLeases, endAbandoned, type ClaimedExport } from '../../queries/exports/claimExport.js';
import { dropStrayChunks, expireExports } from '../../queries/exports/changeExport.js';
import { LEASE_SECONDS, LOOK_MS, MOST_ATTEMPTS, SWEEP_MS } from '../times.js';
import { runJob, StoppingError, type JobRooms } from './runJob.js';

const POISON = `Making this export ended its worker ${MOST_ATTEMPTS} times, so it was given up. Export fewer cards or languages at once, or smaller pictures.`;

interface WorkerOptions {
  /** Jobs at once; 0 only looks after what others left. */
  readonly jobs: number;
  /** Whether no other process can have this database open. */
  readonly isSoleProcess: boolean;
}

/** Takes up jobs in this process, as many at once as it is told, until it is stopped. */
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

  /** Hands back what runs. Jobs that others queue meanwhile stay where they are. */
  async stop(): Promise<void> {
    this.#stopping.abort(new StoppingError('The server stops.'));
    this.#wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  /** There is something new to do. */
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
        if (!this.#isStopping()) this.rooms.log.warn({ err: error }, 'exports could not be looked up');
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

  /** What nobody works on any more, and products past their time. */
  async #lookAfter(): Promise<void> {
    const { executor, clock, log } = this.rooms;
    const ended = await endAbandoned(executor, MOST_ATTEMPTS, POISON);
    if (ended > 0) log.warn({ exports: ended }, 'exports ended their workers too often');
    if (performance.now() - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = performance.now();
    await expireExports(executor, clock());
    await dropStrayChunks(executor);
  }

  /** From now on nothing that wakes is missed. @returns what waits for it, or for the next look */
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

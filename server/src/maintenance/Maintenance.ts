import type { Logger } from 'pino';
import type { Metrics } from '../observability/metrics.js';
import type { Executor } from '../queries/executor.js';
import { claimTask } from '../queries/maintenance.js';

/** How often a server looks whether a task is due. */
const LOOK_MS = 60_000;

/** Work that is done again and again, by one server of all on a database. */
export interface MaintenanceTask {
  readonly name: string;
  readonly everyMs: number;
  /** Must be right also when it is done twice. @returns how many things it took away */
  run(executor: Executor, now: Date): Promise<number>;
}

interface Rooms {
  readonly executor: Executor;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'maintenance'>;
  readonly clock: () => Date;
  /** Milliseconds between two looks; the first is one after the start. */
  readonly lookMs?: number;
}

/**
 * Looks after what time leaves behind. A task is claimed in the database before it runs, so that of several servers one does
 * it; when that one fails or ends half-way, the task is due again after its interval.
 */
export class Maintenance {
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(
    private readonly rooms: Rooms,
    private readonly tasks: readonly MaintenanceTask[],
  ) {}

  start(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look().finally(() => this.start());
    }, this.rooms.lookMs ?? LOOK_MS);
    this.#timer.unref();
  }

  /** Resolves when the task under way has ended; no other begins. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Runs what is due, one after the other: the embedded database has one connection. Never rejects. */
  async look(): Promise<void> {
    for (const task of this.tasks) if (!this.#isStopped) await this.#runIfDue(task);
  }

  async #runIfDue(task: MaintenanceTask): Promise<void> {
    const { executor, log, metrics, clock } = this.rooms;
    try {
      const now = clock();
      if (!(await claimTask(executor, task.name, now, task.everyMs))) return;
      const removed = await task.run(executor, now);
      metrics.maintenance.inc({ task: task.name, outcome: 'done' });
      if (removed > 0) log.info({ task: task.name, removed }, 'maintenance');
    } catch (error) {
      metrics.maintenance.inc({ task: task.name, outcome: 'failed' });
      log.error({ task: task.name, err: error }, 'maintenance failed');
    }
  }
}

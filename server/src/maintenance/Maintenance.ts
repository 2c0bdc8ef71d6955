import type { Logger } from 'pino';
import type { ErrorRecord } from '../observability/errors/ErrorRecord.js';
import type { Metrics } from '../observability/metrics.js';
import type { Executor } from '../queries/executor.js';
import { claimTask } from '../queries/maintenance.js';

/** How often a server checks whether a task is due. */
const LOOK_MS = 60_000;

/** Recurring work that one of the servers on a database does. */
export interface MaintenanceTask {
  readonly name: string;
  readonly everyMs: number;
  /** Every server does it at each check, because it is about that server alone. */
  readonly isLocal?: true;
  /** Must be idempotent. @returns how many things it removed or rewrote */
  run(executor: Executor, now: Date): Promise<number>;
}

interface Rooms {
  readonly executor: Executor;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'maintenance'>;
  readonly errors: Pick<ErrorRecord, 'note'>;
  readonly clock: () => Date;
  /** Milliseconds between two checks; the first check comes that long after the start. */
  readonly lookMs?: number;
}

/**
 * Runs recurring clean-up tasks. A server claims a task in the database before it runs it, so that only one of several
 * does. If that server fails or stops half-way, the task is due again after its interval.
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

  /** Starts no further task, and resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Runs the due tasks one after the other, because the embedded database has one connection. Never rejects. */
  async look(): Promise<void> {
    for (const task of this.tasks) if (!this.#isStopped) await this.#runIfDue(task);
  }

  async #runIfDue(task: MaintenanceTask): Promise<void> {
    const { executor, log, metrics, errors, clock } = this.rooms;
    try {
      const now = clock();
      if (task.isLocal !== true && !(await claimTask(executor, task.name, now, task.everyMs))) return;
      const changed = await task.run(executor, now);
      metrics.maintenance.inc({ task: task.name, outcome: 'done' });
      if (changed > 0) log.info({ task: task.name, changed }, 'maintenance');
    } catch (error) {
      metrics.maintenance.inc({ task: task.name, outcome: 'failed' });
      errors.note(error, { route: `maintenance of ${task.name}` });
      log.error({ task: task.name, err: error }, 'maintenance failed');
    }
  }
}

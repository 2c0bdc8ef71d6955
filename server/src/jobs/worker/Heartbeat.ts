import type { Logger } from 'pino';
import type { Executor } from '../../queries/executor.js';
import { renewLease, type Lease, type Step } from '../../queries/exports/leases.js';
import { HEARTBEAT_MS, LEASE_SECONDS } from '../times.js';
import { LeaseLostError } from './storeProduct.js';

/** The owner has cancelled the export. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/**
 * Renews a lease during the work, reports progress, and aborts the work if it was cancelled or the lease was lost. Stop
 * it in `finally`.
 */
export class Heartbeat {
  #step: Step = { stage: 'starting', done: 0, total: 0, share: 0 };
  #heardAt = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor(
    private readonly executor: Executor,
    private readonly lease: Lease,
    private readonly log: Logger,
    /** `told`: the row has changed; `abort`: the work must end, with the reason. */
    private readonly events: { readonly told: () => void; readonly abort: (reason: Error) => void },
  ) {}

  start(): void {
    this.#schedule();
  }

  /** Reported with the next heartbeat. */
  report(step: Step): void {
    if (step.share >= this.#step.share) this.#step = step;
  }

  async stop(): Promise<void> {
    this.#timer = clearTimeout(this.#timer) as undefined;
    this.#schedule = () => undefined;
    await this.#beating;
  }

  #schedule = (): void => {
    this.#timer = setTimeout(() => this.#beatAgain(), HEARTBEAT_MS);
  };

  #beatAgain(): void {
    this.#beating = this.#beating.then(() => this.#beat()).then(() => this.#schedule());
  }

  async #beat(): Promise<void> {
    try {
      const kept = await renewLease(this.executor, this.lease, this.#step, LEASE_SECONDS);
      if (kept === 'lost') return this.events.abort(new LeaseLostError('The lease is lost.'));
      if (kept === 'cancelled') return this.events.abort(new CancelledError('The export was cancelled.'));
      this.#heardAt = performance.now();
      this.events.told();
    } catch (error) {
      this.log.warn({ err: error, export: this.lease.exportId }, 'could not renew a lease');
      // Another worker may have claimed the job by now.
      if (performance.now() - this.#heardAt > LEASE_SECONDS * 1_000)
        this.events.abort(new LeaseLostError('The database did not respond before the lease expired.'));
    }
  }
}

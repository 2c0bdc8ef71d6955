import type { ExportMaker, MadeExport, MakingContext, MakingProgress } from '../ExportMaker.js';
import type { ExportOrder } from '@cardwright/renderer/imposition';
import type { DeckSnapshot } from '../snapshotDeck.js';

/** A job that a worker has claimed and that the test controls. */
export interface ScriptedJob {
  readonly request: ExportOrder;
  readonly snapshot: DeckSnapshot;
  readonly signal: AbortSignal;
  progress(progress: MakingProgress): void;
  finish(bytes: Uint8Array | AsyncIterable<Uint8Array>): void;
  fail(error: Error): void;
}

/** Hands each job to the test, which can observe the queue, leases and events at moments where no real export stops. */
export class ScriptedMaker implements ExportMaker {
  readonly #jobs: ScriptedJob[] = [];
  readonly #waiting: ((job: ScriptedJob) => void)[] = [];

  /** The next job that a worker claims. */
  next(): Promise<ScriptedJob> {
    const job = this.#jobs.shift();
    return job === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(job);
  }

  check(): void {
    // Accepts every order.
  }

  make(request: ExportOrder, snapshot: DeckSnapshot, { signal, onProgress }: MakingContext): Promise<MadeExport> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const finish = (bytes: Uint8Array | AsyncIterable<Uint8Array>): void =>
        resolve({
          fileName: 'Übung “1”.pdf',
          mediaType: 'application/pdf',
          bytes: bytes instanceof Uint8Array ? [bytes] : bytes,
          problems: [],
          dispose: () => Promise.resolve(),
        });
      const job = { request, snapshot, signal, progress: onProgress, finish, fail: reject };
      const waiting = this.#waiting.shift();
      if (waiting === undefined) this.#jobs.push(job);
      else waiting(job);
    });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

import type { ExportRequest } from './exportRequest.js';

/** Exports through a queue on the same Postgres, here or in `cardwright worker` processes. */
export interface ExportQueue {
  /** Stores the job and queues it. Who may has been decided. @returns the export's id */
  enqueue(request: ExportRequest & { userId: string; deckId: string }): Promise<string>;
  /** Queued or running: stopped soon, wherever it runs. */
  cancel(id: string): Promise<void>;
  /** Failed, cancelled or expired: queued again. */
  retry(id: string): Promise<void>;
  /** Tells when the export's row changed, whichever process changed it, until the signal is aborted. */
  watch(id: string, signal: AbortSignal): AsyncIterable<void>;
  /** Takes up jobs in this process. */
  start(): Promise<void>;
  /** Finishes or hands back what runs here. */
  stop(): Promise<void>;
}

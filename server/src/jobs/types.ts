import type { ExportOrder } from '@cardwright/renderer/imposition';

/** The export queue, processed here or by `cardwright worker` processes on the same PostgreSQL. */
export interface ExportQueue {
  /** Stores and queues a job; the caller has checked permissions. @returns the export's id */
  enqueue(request: ExportOrder & { userId: string; deckId: string }): Promise<string>;
  /** Stores and queues the download of a public deck, unless its version has one; the caller has checked permissions. */
  enqueueDownload(request: ExportOrder & { deckId: string }): Promise<void>;
  /** Stops a queued or running export, wherever it runs. */
  cancel(id: string): Promise<void>;
  /** Queues a failed, cancelled or expired export again. */
  retry(id: string): Promise<void>;
  /** Yields when any process has changed the export's row, until the signal is aborted. */
  watch(id: string, signal: AbortSignal): AsyncIterable<void>;
  /** Starts processing jobs in this process. */
  start(): Promise<void>;
  /** Finishes this process's jobs or returns them to the queue. */
  stop(): Promise<void>;
}

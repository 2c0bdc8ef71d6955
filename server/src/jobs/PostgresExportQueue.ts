import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';
import { HttpProblem, notFound } from '../errors.js';
import type { Metrics } from '../observability/metrics.js';
import { cancelExport, requeueExport } from '../queries/exports/changeExport.js';
import { countActiveExports, insertExport } from '../queries/exports/orderExport.js';
import { readExport } from '../queries/exports/readExports.js';
import { inTransaction } from '../queries/executor.js';
import type { ExportMaker } from './ExportMaker.js';
import type { ExportOrder } from '@cardwright/renderer/imposition';
import { ExportWatchers } from './ExportWatchers.js';
import { readSince } from './readSince.js';
import { packSnapshot, readDeckSnapshot, titleOf } from './snapshotDeck.js';
import { MOST_ACTIVE } from './times.js';
import type { ExportQueue } from './types.js';
import { ExportWorker } from './worker/ExportWorker.js';

interface QueueParts {
  readonly database: Database;
  readonly maker: ExportMaker;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'exports'>;
  readonly clock: () => Date;
  /** Concurrent jobs in this process; 0 leaves them to others. */
  readonly workers: number;
}

/** The queue in our own tables; see docs/decisions/0012-export-queue.md. */
export class PostgresExportQueue implements ExportQueue {
  readonly #worker: ExportWorker;
  readonly #watchers: ExportWatchers;

  constructor(private readonly parts: QueueParts) {
    const { database, maker, log, metrics, clock, workers } = parts;
    const executor = database.knex;
    this.#watchers = new ExportWatchers(executor, log);
    const told = (id: string): void => this.#watchers.tell(id);
    this.#worker = new ExportWorker(
      { executor, maker, log, metrics, clock, told },
      { jobs: workers, isSoleProcess: database.kind === 'embedded' },
    );
  }

  /**
   * @throws HttpProblem 404 if the deck does not exist, 409 for too many active exports, 422 if the deck cannot be
   * exported like this
   */
  async enqueue({ userId, deckId, ...request }: ExportOrder & { userId: string; deckId: string }): Promise<string> {
    const { database, maker, clock } = this.parts;
    const since = request.options?.since;
    const snapshot = await inTransaction(database, async (trx) => {
      const now = await readDeckSnapshot(trx, deckId);
      if (now === undefined) throw notFound('Deck');
      return since === undefined ? now : { ...now, since: await readSince(trx, { deckId, userId, since }) };
    });
    maker.check(request, snapshot);
    // Compressed outside the transaction, which blocks all other work on the embedded database.
    const packed = await packSnapshot(snapshot);
    const id = await inTransaction(database, async (trx) => {
      await this.#assertRoom(() => countActiveExports(trx, userId));
      const order = { userId, deckId, deckTitle: titleOf(snapshot), request, snapshot: packed };
      return insertExport(trx, order, clock());
    });
    this.#worker.wake();
    return id;
  }

  async cancel(id: string): Promise<void> {
    const { database, clock } = this.parts;
    const cancelled = await cancelExport(database.knex, id, clock());
    this.#watchers.tell(id);
    if (!cancelled) await this.#refuse(id, 'only queued or running exports can be cancelled', ['cancelled']);
  }

  async retry(id: string): Promise<void> {
    const { database, clock } = this.parts;
    const retried = await inTransaction(database, async (trx) => {
      const row = await readExport(trx, id);
      if (row === undefined) throw notFound('Export');
      await this.#assertRoom(() => countActiveExports(trx, row.user_id));
      return requeueExport(trx, id, clock());
    });
    if (!retried) await this.#refuse(id, 'only failed, cancelled or expired exports can be repeated', []);
    this.#watchers.tell(id);
    this.#worker.wake();
  }

  watch(id: string, signal: AbortSignal): AsyncIterable<void> {
    return this.#watchers.watch(id, signal);
  }

  async start(): Promise<void> {
    await this.#worker.start();
  }

  async stop(): Promise<void> {
    this.#watchers.close();
    await this.#worker.stop();
    await this.parts.maker.close();
  }

  async #assertRoom(count: () => Promise<number>): Promise<void> {
    if ((await count()) < MOST_ACTIVE) return;
    throw new HttpProblem(
      'conflict',
      `You already have ${MOST_ACTIVE} exports in progress, which is the limit. Wait for one to finish, or cancel one.`,
    );
  }

  /** @param fine states in which there is nothing to do, so that nothing is refused */
  async #refuse(id: string, because: string, fine: readonly string[]): Promise<void> {
    const row = await readExport(this.parts.database.knex, id);
    if (row === undefined) throw notFound('Export');
    if (fine.includes(row.status)) return;
    throw new HttpProblem('conflict', `The export is ${row.status}; ${because}.`, {
      extra: { export_status: row.status },
    });
  }
}

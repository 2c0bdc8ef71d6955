import { deckTitle } from '@cardwright/renderer';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';
import { HttpProblem, notFound } from '../errors.js';
import type { Metrics } from '../observability/metrics.js';
import { canDownloadDeck } from '../policies/decks.js';
import { cancelExport, requeueExport } from '../queries/exports/changeExport.js';
import { countActiveDownloads, readDownloadableDeck } from '../queries/exports/downloads.js';
import { countActiveExports, insertExport, type Order } from '../queries/exports/orderExport.js';
import { readExport } from '../queries/exports/readExports.js';
import { inTransaction, type Executor } from '../queries/executor.js';
import type { ExportMaker } from './ExportMaker.js';
import type { ExportOrder } from '@cardwright/renderer/imposition';
import { ExportWatchers } from './ExportWatchers.js';
import { readOwnPrint } from './ownPrint.js';
import { readSince } from './readSince.js';
import { packSnapshot, readDeckSnapshot, type DeckSnapshot } from './snapshotDeck.js';
import { MOST_ACTIVE, MOST_ACTIVE_DOWNLOADS } from './times.js';
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
    const { database } = this.parts;
    const since = request.options?.since;
    const snapshot = await inTransaction(database, async (trx) => {
      const now = await readDeckSnapshot(trx, deckId);
      if (now === undefined) throw notFound('Deck');
      const own = { ...now, ...(await readOwnPrint(trx, userId, request)) };
      return since === undefined ? own : { ...own, since: await readSince(trx, { deckId, userId, since, now }) };
    });
    const id = await this.#insert({ userId, publicVersion: null, deckId, request }, snapshot);
    if (id === undefined) throw new Error('The export was not stored.');
    return id;
  }

  /**
   * @throws HttpProblem 404 if the deck does not exist or must not be downloaded, 503 if too many downloads wait, 422 if
   * the deck cannot be exported like this
   */
  async enqueueDownload({ deckId, ...request }: ExportOrder & { deckId: string }): Promise<void> {
    const { owner: _owner, ...snapshot } = await inTransaction(this.parts.database, async (trx) => {
      // Read together with the content: nothing of a deck that has just become a draft gets out.
      const deck = await readDownloadableDeck(trx, deckId);
      const now = deck && canDownloadDeck(deck) ? await readDeckSnapshot(trx, deckId) : undefined;
      if (now?.version === undefined || now.version !== deck?.version) throw notFound('Download');
      return { ...now, version: now.version };
    });
    // Without an owner, it shows only the pictures that everybody may see.
    await this.#insert({ userId: null, publicVersion: snapshot.version, deckId, request }, snapshot);
  }

  async #insert(
    order: Pick<Order, 'userId' | 'publicVersion' | 'deckId' | 'request'>,
    snapshot: DeckSnapshot,
  ): Promise<string | undefined> {
    const { database, maker, clock } = this.parts;
    maker.check(order.request, snapshot);
    // Compressed outside the transaction, which blocks all other work on the embedded database.
    const packed = await packSnapshot(snapshot);
    const id = await inTransaction(database, async (trx) => {
      await assertRoom(trx, order.userId);
      return insertExport(trx, { ...order, deckTitle: deckTitle(snapshot.deck), snapshot: packed }, clock());
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
      await assertRoom(trx, row.user_id);
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

/** @param userId null for downloads, which have one limit for all decks */
async function assertRoom(trx: Executor, userId: string | null): Promise<void> {
  if (userId === null) {
    if ((await countActiveDownloads(trx)) < MOST_ACTIVE_DOWNLOADS) return;
    throw new HttpProblem('unavailable', 'Many files are being made right now. Try again in a few minutes.', {
      headers: { 'Retry-After': '120' },
    });
  }
  if ((await countActiveExports(trx, userId)) < MOST_ACTIVE) return;
  throw new HttpProblem(
    'conflict',
    `You already have ${MOST_ACTIVE} exports in progress, which is the limit. Wait for one to finish, or cancel one.`,
  );
}

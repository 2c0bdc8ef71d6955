import { UUID } from '@cardwright/renderer';
import type { Logger } from 'pino';
import { OUT_OF_SPACE } from '../../errors.js';
import { isOfFullDisk } from '../../observability/DiskSpace.js';
import type { Metrics } from '../../observability/metrics.js';
import { deleteChunksExcept } from '../../queries/exports/chunks.js';
import type { ClaimedExport } from '../../queries/exports/claimExport.js';
import { giveBack, markDone, markFailed } from '../../queries/exports/leases.js';
import { readSnapshot } from '../../queries/exports/orderExport.js';
import type { Executor } from '../../queries/executor.js';
import { ExportFailure, type ExportMaker } from '../ExportMaker.js';
import { unpackSnapshot } from '../snapshotDeck.js';
import { KEPT_MS, LONGEST_MS, MOST_ATTEMPTS } from '../times.js';
import { CancelledError, Heartbeat } from './Heartbeat.js';
import { CHUNK_BYTES, LeaseLostError, storeProduct } from './storeProduct.js';

/** The process is stopping; the job returns to the queue. */
export class StoppingError extends Error {
  override readonly name = 'StoppingError';
}

export interface JobRooms {
  readonly executor: Executor;
  readonly maker: ExportMaker;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'exports'>;
  readonly clock: () => Date;
  /** Called when an export's row has changed. */
  readonly told: (exportId: string) => void;
}

type Outcome = 'done' | 'failed' | 'cancelled' | 'handed back' | 'lost' | 'again';

const TOO_LONG = `The export took longer than ${LONGEST_MS / 60_000} minutes. Export fewer cards or languages at a time.`;
/** Somebody has to make room on a full disk. */
const FULL_SECONDS = 60;
const OUR_FAULT = 'The export failed because of an error on the server. Try again later.';

/** Runs one attempt at a job, from its snapshot to the stored file, and handles every error. Never rejects. */
export async function runJob(rooms: JobRooms, job: ClaimedExport, stop: AbortSignal): Promise<void> {
  const { executor, log, metrics, told } = rooms;
  const work = new AbortController();
  const heartbeat = new Heartbeat(executor, job, log, {
    told: () => told(job.exportId),
    abort: (reason) => work.abort(reason),
  });
  const stopped = (): void => work.abort(stop.reason);
  stop.addEventListener('abort', stopped, { once: true });
  const timer = setTimeout(() => work.abort(new ExportFailure(TOO_LONG)), LONGEST_MS);
  heartbeat.start();
  told(job.exportId);
  const line = { export: job.exportId, preset: job.request.preset, attempt: job.attempts };
  log.info(line, 'export claimed');
  try {
    if (stop.aborted) stopped();
    await makeAndStore(rooms, job, heartbeat, work.signal);
    await heartbeat.stop();
    report('done');
  } catch (error) {
    await heartbeat.stop();
    report(await settle(rooms, job, work.signal.aborted ? work.signal.reason : error));
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', stopped);
    told(job.exportId);
  }

  function report(outcome: Outcome): void {
    log.info({ ...line, outcome }, 'export');
    // Ids would make a series for each member's preset.
    metrics.exports.inc({ preset: UUID.test(job.request.preset) ? 'own' : job.request.preset, outcome });
  }
}

async function makeAndStore(
  { executor, maker, clock }: JobRooms,
  job: ClaimedExport,
  heartbeat: Heartbeat,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const snapshot = await readSnapshot(executor, job.exportId);
  if (snapshot === undefined) throw new LeaseLostError('The export no longer exists.');
  const made = await maker.make(job.request, unpackSnapshot(snapshot), {
    signal,
    onProgress: (progress) => heartbeat.report(progress),
  });
  const stored = await storeProduct(executor, job, made.bytes, signal).finally(() => made.dispose());
  signal.throwIfAborted();
  const expiresAt = new Date(clock().getTime() + KEPT_MS);
  const { fileName, mediaType, problems } = made;
  const result = { ...stored, fileName, mediaType, problems, chunkSize: CHUNK_BYTES, expiresAt };
  if (!(await markDone(executor, job, result))) throw new LeaseLostError('The lease is lost.');
  await deleteChunksExcept(executor, job.exportId, job.leaseId);
}

/** Records how an attempt without a result ended. */
async function settle({ executor, log }: JobRooms, job: ClaimedExport, reason: unknown): Promise<Outcome> {
  try {
    if (reason instanceof LeaseLostError) return 'lost';
    if (reason instanceof CancelledError) return 'cancelled';
    if (reason instanceof StoppingError) {
      await giveBack(executor, job, { counts: false, afterSeconds: 0 });
      return 'handed back';
    }
    if (reason instanceof ExportFailure) {
      log.info({ err: reason, export: job.exportId }, 'export refused');
      await markFailed(executor, job, { error: reason.message, problems: reason.problems });
      return 'failed';
    }
    log.error({ err: reason, export: job.exportId, attempt: job.attempts }, 'export failed');
    const isFull = isOfFullDisk(reason);
    if (job.attempts < MOST_ATTEMPTS) {
      await giveBack(executor, job, { counts: true, afterSeconds: isFull ? FULL_SECONDS : 2 ** job.attempts });
      return 'again';
    }
    await markFailed(executor, job, { error: isFull ? OUT_OF_SPACE : OUR_FAULT, problems: [] });
    return 'failed';
  } catch (error) {
    // The lease will expire, and another worker will claim the job.
    log.error({ err: error, export: job.exportId }, 'could not record the end of an export');
    return 'lost';
  }
}

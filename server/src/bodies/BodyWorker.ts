import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { findProgram } from '../bundled.js';
import { HttpProblem } from '../errors.js';
import type { BodyResult, BodyTask } from './readLargeBody.js';

/** Compiled: threads cannot run TypeScript. */
const PROGRAM = fileURLToPath(findProgram('bodies/readLargeBody.js'));

/** Far more than the largest allowed body needs. */
const PATIENCE_MS = 60_000;

interface Options {
  readonly heapMb: number;
  /** How long the thread, which keeps its memory, waits for another body. */
  readonly idleMs: number;
}

/** A thread that parses and checks large bodies, so that other requests are answered meanwhile. Starts when it is needed. */
export class BodyWorker {
  #pool: Tinypool | undefined;

  constructor(private readonly options: Options) {}

  /** @throws HttpProblem 413 if the body needs too much memory, 503 if it takes too long */
  async read(reader: string, bytes: Buffer): Promise<BodyResult> {
    const task: BodyTask = { reader, bytes };
    // Small buffers share their memory with others.
    const transferList = bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [];
    try {
      return (await this.#open().run(task, { transferList, signal: AbortSignal.timeout(PATIENCE_MS) })) as BodyResult;
    } catch (error) {
      throw failureOf(error);
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  #open(): Tinypool {
    const { heapMb, idleMs } = this.options;
    return (this.#pool ??= new Tinypool({
      filename: PROGRAM,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
      execArgv: [],
    }));
  }
}

function failureOf(error: unknown): unknown {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new HttpProblem('too-large', 'The body needs too much memory to be checked. Send less at a time.');
  if (name === 'AbortError')
    return new HttpProblem('unavailable', 'Checking the body took too long. Try again.', {
      headers: { 'Retry-After': '5' },
    });
  return error;
}

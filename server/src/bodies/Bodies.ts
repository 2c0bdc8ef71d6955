import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Parsed } from '@cardwright/renderer';
import pLimit from 'p-limit';
import { HttpProblem } from '../errors.js';
import { requireParsed } from '../requireParsed.js';
import { KeyedLimit } from '../middleware/KeyedLimit.js';
import { BODY_READERS, type BodyReader } from './bodyReaders.js';
import { BodyWorker } from './BodyWorker.js';
import { ByteBudget, type ByteShare } from './ByteBudget.js';
import { joinDocument } from './deckPieces.js';
import { parseBody } from './parseBody.js';
import { receiveBody, type BodyLimits, type ReceivedBody } from './receiveBody.js';

/** Bodies above one of these are large. */
const LARGE = { bytes: 100_000, values: 1_000 };
/** Bodies above one of these are handled alone. */
const HUGE = { bytes: 4_000_000, values: 250_000 };
/** Large requests of one member: how many run, and how many more wait. */
const MEMBER = { atOnce: 2, waiting: 48 };
/** Large requests of all members that are parsed, checked and stored at a time. */
const AT_ONCE = 3;
/** Bytes of all large bodies that are received and not yet parsed, and of pictures that are not yet stored. */
const MOST_BUFFERED = 48_000_000;

const NAMES: ReadonlyMap<unknown, string> = new Map(
  Object.entries(BODY_READERS).map(([name, reader]) => [reader, name]),
);

export interface BodyPlan {
  readonly limits: BodyLimits;
  /** Reads the parsed JSON. Large bodies are read in the worker if it knows the reader. */
  readonly readBody: BodyReader<unknown> | undefined;
  /** Who sends it: a member's id or a network address. */
  readonly sender: string;
  /** Whether the request costs as much as one with a large body. */
  readonly isLarge: boolean;
}

export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

interface Options {
  readonly atOnce?: number;
  readonly waiting?: number;
}

/** Receives, parses and checks the bodies of requests. Bounds what they cost, however many there are. */
export class Bodies {
  readonly #worker = new BodyWorker({ heapMb: 96, idleMs: 30_000 });
  /** The largest allowed body was measured to need less than 100 MB, which are free again as soon as it is read. */
  readonly #hugeWorker = new BodyWorker({ heapMb: 160, idleMs: 0 });
  readonly #senders: KeyedLimit;
  readonly #large = pLimit(AT_ONCE);
  readonly #huge = pLimit(1);
  readonly #budget = new ByteBudget(MOST_BUFFERED, LARGE.bytes);

  constructor({ atOnce = MEMBER.atOnce, waiting = MEMBER.waiting }: Options = {}) {
    this.#senders = new KeyedLimit(atOnce, atOnce + waiting);
  }

  /**
   * Reads a body and handles it. Large requests of one sender take turns.
   * @throws HttpProblem 400, 413, 415, 422, 429 for too many large requests of one sender, 503
   */
  async use<Result>(exchange: Exchange, plan: BodyPlan, handle: (body: unknown) => Promise<Result>): Promise<Result> {
    if (plan.isLarge || mayBeLarge(exchange.req)) await this.enter(plan.sender, exchange);
    return this.#receive(exchange.req, plan, handle);
  }

  /**
   * Waits for the sender's turn, which lasts until the response is sent: a long one is in memory until then.
   * @throws HttpProblem 429
   */
  async enter(sender: string, { res }: Exchange): Promise<void> {
    const leave = await this.#senders.enter(sender);
    if (res.closed) leave();
    else res.once('close', leave);
  }

  /**
   * Receives something else that may be large, such as a picture, in the sender's turn.
   * @param work must report all bytes that it receives, and is done when they are no longer in memory
   * @throws HttpProblem 429, 503
   */
  receive<Result>(sender: string, work: (onBytes: ByteShare['add']) => Promise<Result>): Promise<Result> {
    return this.#senders.run(sender, async () => {
      const share = this.#budget.open();
      try {
        return await work(share.add);
      } finally {
        share.free();
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#worker.close(), this.#hugeWorker.close()]);
  }

  async #receive<Result>(
    request: IncomingMessage,
    { limits, readBody }: BodyPlan,
    handle: (body: unknown) => Promise<Result>,
  ): Promise<Result> {
    const share = this.#budget.open();
    try {
      const body = await receiveBody(request, limits, share.add);
      const reader = isAbove(LARGE, body) ? NAMES.get(readBody) : undefined;
      if (reader === undefined) return await handle(readHere(body, readBody));
      const workIn = async (worker: BodyWorker): Promise<Result> => handle(await readIn(worker, body, reader, share));
      return await (isAbove(HUGE, body)
        ? this.#huge(() => workIn(this.#hugeWorker))
        : this.#large(() => workIn(this.#worker)));
    } finally {
      share.free();
    }
  }
}

async function readIn(worker: BodyWorker, { bytes }: ReceivedBody, reader: string, share: ByteShare): Promise<unknown> {
  const result = await worker.read(reader, bytes);
  share.free();
  if ('malformed' in result) throw malformed(result.malformed);
  if ('packed' in result) return result.packed;
  return 'pieces' in result ? joinDocument(result.pieces) : requireParsed({ ok: false, problems: result.problems });
}

/** A packed body, or one without a declared length, may turn out to be large. */
function mayBeLarge({ headers }: IncomingMessage): boolean {
  if (headers['content-encoding'] !== undefined) return true;
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > LARGE.bytes;
}

function isAbove(limits: typeof LARGE, { bytes, values }: ReceivedBody): boolean {
  return bytes.length > limits.bytes || values > limits.values;
}

function readHere({ bytes }: ReceivedBody, readBody: BodyReader<unknown> | undefined): unknown {
  const input = requireParsed(parsed(bytes));
  return readBody === undefined ? input : requireParsed(readBody(input));
}

function parsed(bytes: Buffer): Parsed<object> {
  try {
    return parseBody(bytes);
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }
}

function malformed(reason: string): HttpProblem {
  return new HttpProblem('bad-request', reason);
}

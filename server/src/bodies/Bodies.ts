import type { IncomingMessage } from 'node:http';
import pLimit from 'p-limit';
import { HttpProblem } from '../errors.js';
import { requireParsed } from '../requireParsed.js';
import { KeyedLimit } from '../middleware/KeyedLimit.js';
import { BODY_READERS, type BodyReader } from './bodyReaders.js';
import { BodyWorker } from './BodyWorker.js';
import { joinDocument } from './deckPieces.js';
import { parseBody } from './parseBody.js';
import { receiveBody, type BodyLimits, type ReceivedBody } from './receiveBody.js';

/** Bodies above one of these are large. */
const LARGE = { bytes: 100_000, values: 1_000 };
/** Bytes above which a body is handled alone. */
const HUGE = 4_000_000;
/** Large requests of one member: how many run, and how many more wait. */
const MEMBER = { atOnce: 2, waiting: 48 };
/** Large requests of all members that are parsed, checked and stored at a time. */
const AT_ONCE = 4;
/** Bytes of all large bodies that are received and not yet parsed. */
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
}

interface Options {
  readonly atOnce?: number;
  readonly waiting?: number;
}

/** Receives, parses and checks the bodies of requests. Bounds what they cost, however many there are. */
export class Bodies {
  readonly #worker = new BodyWorker();
  readonly #senders: KeyedLimit;
  readonly #large = pLimit(AT_ONCE);
  readonly #huge = pLimit(1);
  #buffered = 0;

  constructor({ atOnce = MEMBER.atOnce, waiting = MEMBER.waiting }: Options = {}) {
    this.#senders = new KeyedLimit(atOnce, atOnce + waiting);
  }

  /**
   * Reads a body and handles it. Requests with large bodies take turns until they are handled.
   * @throws HttpProblem 400, 413, 415, 422, 429 for too many large requests of one sender, 503
   */
  use<Result>(request: IncomingMessage, plan: BodyPlan, handle: (body: unknown) => Promise<Result>): Promise<Result> {
    const work = (): Promise<Result> => this.#receive(request, plan, handle);
    return mayBeLarge(request) ? this.inTurn(plan.sender, work) : work();
  }

  /** Runs a request that costs as much as one with a large body. @throws HttpProblem 429 */
  inTurn<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    return this.#senders.run(sender, work);
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  async #receive<Result>(
    request: IncomingMessage,
    { limits, readBody }: BodyPlan,
    handle: (body: unknown) => Promise<Result>,
  ): Promise<Result> {
    const buffer = this.#openBuffer();
    try {
      const body = await receiveBody(request, limits, buffer.add);
      const reader = isLarge(body) ? NAMES.get(readBody) : undefined;
      if (reader === undefined) return await handle(readHere(body, readBody));
      const work = async (): Promise<Result> => handle(await this.#readInWorker(body, reader, buffer.free));
      const inLine = (): Promise<Result> => this.#large(work);
      return await (body.bytes.length > HUGE ? this.#huge(inLine) : inLine());
    } finally {
      buffer.free();
    }
  }

  async #readInWorker({ bytes }: ReceivedBody, reader: string, free: () => void): Promise<unknown> {
    const result = await this.#worker.read(reader, bytes);
    free();
    if ('malformed' in result) throw malformed(result.malformed);
    return 'pieces' in result ? joinDocument(result.pieces) : requireParsed({ ok: false, problems: result.problems });
  }

  #openBuffer(): { add: (count: number) => void; free: () => void } {
    let own = 0;
    return {
      add: (count) => {
        own += count;
        this.#buffered += count;
        if (this.#buffered > MOST_BUFFERED && own > LARGE.bytes)
          throw new HttpProblem('unavailable', 'The server is receiving too much at a time. Try again.', {
            headers: { 'Retry-After': '5' },
          });
      },
      free: () => {
        this.#buffered -= own;
        own = 0;
      },
    };
  }
}

/** A packed body, or one without a declared length, may turn out to be large. */
function mayBeLarge({ headers }: IncomingMessage): boolean {
  if (headers['content-encoding'] !== undefined) return true;
  const length = headers['content-length'];
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > LARGE.bytes;
}

function isLarge({ bytes, values }: ReceivedBody): boolean {
  return bytes.length > LARGE.bytes || values > LARGE.values;
}

function readHere({ bytes }: ReceivedBody, readBody: BodyReader<unknown> | undefined): unknown {
  const input = parsed(bytes);
  return readBody === undefined ? input : requireParsed(readBody(input));
}

function parsed(bytes: Buffer): unknown {
  try {
    return parseBody(bytes);
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }
}

function malformed(reason: string): HttpProblem {
  return new HttpProblem('bad-request', `The body is not valid JSON: ${reason}`);
}

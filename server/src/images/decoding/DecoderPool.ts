import pLimit from 'p-limit';
import { HttpProblem } from '../../errors.js';
import type { Variant } from '../sizes.js';
import { DecoderProcess, type Decoder } from './DecoderProcess.js';
import type { DecodingAnswer, DecodingJob } from './jobs.js';
import type { FileDecoder, IdentifiedPicture, ReadFont, ReadProfile } from './PictureDecoder.js';

/** Each takes a CPU core and up to 400 MB while it decodes. */
const DECODED_AT_ONCE = 2;
/** The largest pictures take seconds, or ten times as long on a busy machine. Only hostile ones take longer. */
const TIME_LIMIT_MS = 120_000;
/** An idle process takes about 100 MB. */
const REST_MS = 60_000;

interface Options {
  readonly start?: () => Decoder;
  /** Aborts when a job has taken too long; called when the job begins. */
  readonly timeLimit?: () => AbortSignal;
}

/**
 * Decodes pictures in processes with limits of time and memory. A picture that exceeds them ends its process, not the
 * server. Processes start when there is a picture to decode.
 */
export class DecoderPool implements FileDecoder {
  readonly #turn = pLimit(DECODED_AT_ONCE);
  readonly #idle: Decoder[] = [];
  readonly #busy = new Set<Decoder>();
  readonly #start: () => Decoder;
  readonly #timeLimit: () => AbortSignal;
  #rest: NodeJS.Timeout | undefined;

  constructor({
    start = () => new DecoderProcess(),
    timeLimit = () => AbortSignal.timeout(TIME_LIMIT_MS),
  }: Options = {}) {
    this.#start = start;
    this.#timeLimit = timeLimit;
  }

  async check(bytes: Uint8Array): Promise<IdentifiedPicture> {
    const answer = await this.#turn(() => this.#run({ task: 'check', bytes }));
    if (!('checked' in answer)) throw problemOf(answer);
    return answer.checked;
  }

  async draw(bytes: Uint8Array, variant: Variant): Promise<Uint8Array> {
    const answer = await this.#turn(() => this.#run({ task: 'draw', bytes, variant }));
    if (!('drawn' in answer)) throw problemOf(answer);
    return answer.drawn;
  }

  async readFont(bytes: Uint8Array): Promise<ReadFont> {
    const answer = await this.#turn(() => this.#run({ task: 'font', bytes }));
    if (!('font' in answer)) throw problemOf(answer);
    return answer.font;
  }

  async instantiateFont(bytes: Uint8Array, axes: Readonly<Record<string, number>>): Promise<Uint8Array> {
    const answer = await this.#turn(() => this.#run({ task: 'instance', bytes, axes }));
    if (!('drawn' in answer)) throw problemOf(answer);
    return answer.drawn;
  }

  async readProfile(bytes: Uint8Array): Promise<ReadProfile> {
    const answer = await this.#turn(() => this.#run({ task: 'profile', bytes }));
    if (!('profile' in answer)) throw problemOf(answer);
    return answer.profile;
  }

  /** Ends all processes, with whatever they are doing. */
  close(): void {
    clearTimeout(this.#rest);
    for (const decoder of [...this.#idle.splice(0), ...this.#busy]) decoder.kill();
  }

  async #run(job: DecodingJob): Promise<DecodingAnswer> {
    clearTimeout(this.#rest);
    const decoder = this.#takeIdle() ?? this.#start();
    this.#busy.add(decoder);
    try {
      const answer = await within(this.#timeLimit(), decoder.run(job));
      this.#idle.push(decoder);
      return answer;
    } catch (error) {
      decoder.kill();
      throw error;
    } finally {
      this.#busy.delete(decoder);
      this.#rest = setTimeout(() => this.#idle.splice(0).forEach((idle) => idle.kill()), REST_MS).unref();
    }
  }

  #takeIdle(): Decoder | undefined {
    for (let decoder = this.#idle.pop(); decoder !== undefined; decoder = this.#idle.pop())
      if (decoder.isAlive) return decoder;
    return undefined;
  }
}

async function within<T>(limit: AbortSignal, work: Promise<T>): Promise<T> {
  let expire: (() => void) | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    expire = () => reject(new HttpProblem('unsupported-type', 'The picture takes too long to decode. Simplify it.'));
    limit.addEventListener('abort', expire);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    if (expire !== undefined) limit.removeEventListener('abort', expire);
  }
}

function problemOf(answer: DecodingAnswer): Error {
  if (!('problem' in answer)) return new Error('The process that decodes pictures answered another question.');
  return new HttpProblem(answer.problem.kind, answer.problem.detail);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../bundled.js';
import { HttpProblem } from '../../errors.js';
import { PIPE, type DecoderMessage, type DecodingAnswer, type DecodingJob, type JobMessage } from './jobs.js';
import { readExactly } from './readExactly.js';

/** Does one job at a time. */
export interface Decoder {
  /** Whether it can take another job. */
  readonly isAlive: boolean;
  /** @throws HttpProblem `unsupported-type` if it dies of the picture */
  run(job: DecodingJob): Promise<DecodingAnswer>;
  /** Ends it at once, with the job that it may be doing. */
  kill(): void;
}

const PROGRAM = fileURLToPath(findProgram('images/decoding/runDecoder.js'));
/** Megabytes for objects, such as the nodes of an SVG. */
const MAX_HEAP_MB = 512;
/** Kilobytes of all its memory. Decoding 50 megapixels takes 200 to 400 MB. */
const MAX_MEMORY_KB = 2_000_000;
const SHELL = '/bin/sh';

/** A process that decodes pictures. It knows none of the server's settings, and gives way to the server. */
export class DecoderProcess implements Decoder {
  readonly #child: ChildProcess;
  readonly #pipe: Socket;
  #isReady = false;

  constructor(program = PROGRAM) {
    this.#child = start([`--max-old-space-size=${MAX_HEAP_MB}`, program]);
    this.#child.on('message', (message: DecoderMessage) => (this.#isReady ||= message === 'ready'));
    this.#child.on('error', () => undefined);
    this.#pipe = pipeOf(this.#child);
    giveWay(this.#child.pid);
    this.#hold(false);
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  async run(job: DecodingJob): Promise<DecodingAnswer> {
    this.#hold(true);
    try {
      return await this.#ask(job);
    } finally {
      this.#hold(false);
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #ask(job: DecodingJob): Promise<DecodingAnswer> {
    const child = this.#child;
    return new Promise<DecodingAnswer>((resolve, reject) => {
      const onMessage = (message: DecoderMessage): void => {
        if (message !== 'ready') this.#receive(message, job).then(resolve, reject).finally(settle);
      };
      const onEnd = (): void => {
        settle();
        reject(this.#isReady ? undecodable() : new Error('The process that decodes pictures does not start.'));
      };
      const settle = (): void => {
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      };
      child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
      child.send(messageOf(job), (error) => {
        if (error === null) this.#pipe.write(job.bytes);
        else onEnd();
      });
    });
  }

  /** Reads what follows a message on the pipe. */
  async #receive(message: Exclude<DecoderMessage, 'ready'>, job: DecodingJob): Promise<DecodingAnswer> {
    if ('problem' in message || 'profile' in message) return message;
    if ('drawn' in message) return { drawn: await readExactly(this.#pipe, message.drawn.length) };
    if ('font' in message)
      return { font: { font: message.font, bytes: await readExactly(this.#pipe, message.bytes.length) } };
    const { checked, bytes } = message;
    return { checked: { ...checked, bytes: bytes === null ? job.bytes : await readExactly(this.#pipe, bytes.length) } };
  }

  /** Whether this process waits for the decoder before it exits. */
  #hold(isBusy: boolean): void {
    const handles = [this.#child, this.#child.channel, this.#pipe];
    for (const handle of handles)
      if (isBusy) handle?.ref();
      else handle?.unref();
  }
}

/** Where there is a shell that can set it, the system enforces the limit of memory as well. */
function start(args: readonly string[]): ChildProcess {
  const limited = process.platform === 'linux' && existsSync(SHELL);
  const command = limited ? SHELL : process.execPath;
  const limit = ['-c', `ulimit -d ${MAX_MEMORY_KB}; exec "$0" "$@"`, process.execPath];
  return spawn(command, [...(limited ? limit : []), ...args], {
    env: { NODE_ENV: 'production', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
}

function pipeOf({ stdio }: ChildProcess): Socket {
  const pipe = stdio[PIPE];
  if (!(pipe instanceof Socket)) throw new Error('The process that decodes pictures has no pipe.');
  // A decoder that dies of a picture breaks its pipe as well; its end is what counts.
  return pipe.on('error', () => undefined);
}

function messageOf(job: DecodingJob): JobMessage {
  return { ...job, bytes: { length: job.bytes.byteLength } };
}

function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems forbid it; then pictures compete with requests.
  }
}

function undecodable(): HttpProblem {
  return new HttpProblem('unsupported-type', 'The picture cannot be decoded. Save it again and upload it.');
}

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { HttpProblem } from '../../errors.js';
import type { DecoderMessage, DecodingAnswer, DecodingJob } from './jobs.js';

/** Does one job at a time. */
export interface Decoder {
  /** Whether it can take another job. */
  readonly isAlive: boolean;
  /** @throws HttpProblem `unsupported-type` if it dies of the picture */
  run(job: DecodingJob): Promise<DecodingAnswer>;
  /** Ends it at once, with the job that it may be doing. */
  kill(): void;
}

/** The compiled program, from `src` as well as from `dist`. */
const PROGRAM = fileURLToPath(new URL('../../../dist/images/decoding/runDecoder.js', import.meta.url));
/** Megabytes for objects, such as the nodes of an SVG. */
const MAX_HEAP_MB = 512;
/** Kilobytes of all its memory. Decoding 50 megapixels takes 200 to 400 MB. */
const MAX_MEMORY_KB = 2_000_000;
const SHELL = '/bin/sh';

/** A process that decodes pictures. It knows none of the server's settings, and gives way to the server. */
export class DecoderProcess implements Decoder {
  readonly #child: ChildProcess;
  #isReady = false;

  constructor(program = PROGRAM) {
    this.#child = start([`--max-old-space-size=${MAX_HEAP_MB}`, program]);
    this.#child.on('message', (message: DecoderMessage) => (this.#isReady ||= message === 'ready'));
    this.#child.on('error', () => undefined);
    giveWay(this.#child.pid);
    this.#hold(false);
  }

  get isAlive(): boolean {
    return this.#child.connected;
  }

  run(job: DecodingJob): Promise<DecodingAnswer> {
    const child = this.#child;
    return new Promise<DecodingAnswer>((resolve, reject) => {
      const onMessage = (message: DecoderMessage): void => {
        if (message === 'ready') return;
        settle();
        resolve(message);
      };
      const onEnd = (): void => {
        settle();
        reject(this.#isReady ? undecodable() : new Error('The process that decodes pictures does not start.'));
      };
      const settle = (): void => {
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        this.#hold(false);
      };
      child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
      this.#hold(true);
      child.send(job, (error) => {
        if (error !== null) onEnd();
      });
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Whether this process waits for the decoder before it exits. */
  #hold(isBusy: boolean): void {
    const handles = [this.#child, this.#child.channel];
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
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
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

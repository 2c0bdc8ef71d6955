// Runs one job in a Node process of its own, so that nothing measured inherits warm code, caches or memory.
import { fork } from 'node:child_process';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { canReadTrees, ProcessTree } from './processTree.mjs';

const RUNNER = fileURLToPath(new URL('jobProcess.mjs', import.meta.url));
const SAMPLE_MS = 100;

/**
 * @typedef {object} Measured
 * @property {number} wallMs of everything that the job timed
 * @property {number} cpuMs of the process and everything it started, or of the process alone where process trees cannot be read
 * @property {number} peakBytes peak resident memory while the clock ran, or 0 where process trees cannot be read
 * @property {any} value what the job returned
 */

/**
 * @param {string} name a file in jobs/
 * @param {object} parameters plain data
 * @returns {Promise<Measured>}
 */
export async function runJob(name, parameters) {
  const child = fork(RUNNER, [name, JSON.stringify(parameters)], { stdio: ['ignore', 2, 2, 'ipc'], execArgv: [] });
  const books = canReadTrees ? new TreeBooks(child.pid) : new OwnBooks();
  try {
    return await new Promise((resolve, reject) => {
      let value;
      child.on('message', (message) => {
        if (message.type === 'value') ({ value } = message);
        else books[message.type](message);
        if (child.connected) child.send('go');
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        if (code === 0) resolve({ ...books.result(), value });
        else reject(new Error(`the job ${name} ended with ${signal ?? `exit code ${code}`}`));
      });
    });
  } finally {
    books.close();
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  }
}

/** Adds up the figures between each `start` and `stop` of the job. */
class TreeBooks {
  #tree;
  #timer;
  #cpuBefore = 0;
  #result = { wallMs: 0, cpuMs: 0, peakBytes: 0 };

  constructor(pid) {
    this.#tree = new ProcessTree(pid);
  }

  start() {
    this.#cpuBefore = this.#look().cpuMs;
    this.#timer = setInterval(() => this.#look(), SAMPLE_MS);
  }

  stop({ wallMs }) {
    clearInterval(this.#timer);
    this.#result.cpuMs += this.#look().cpuMs - this.#cpuBefore;
    this.#result.wallMs += wallMs;
  }

  result() {
    return this.#result;
  }

  close() {
    clearInterval(this.#timer);
  }

  #look() {
    const seen = this.#tree.read();
    this.#result.peakBytes = Math.max(this.#result.peakBytes, seen.residentBytes);
    return seen;
  }
}

class OwnBooks {
  #result = { wallMs: 0, cpuMs: 0, peakBytes: 0 };

  start() {}

  stop({ wallMs, ownCpuMs }) {
    this.#result.wallMs += wallMs;
    this.#result.cpuMs += ownCpuMs;
  }

  result() {
    return this.#result;
  }

  close() {}
}

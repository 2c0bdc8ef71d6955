/**
 * @typedef {object} Outcome How a step ended.
 * @property {boolean} ok
 * @property {string} output What its programs printed; shown only if no alternative to the step succeeds.
 */

/** Reports steps in one line each: the current activity while it runs, then the result and the time it took. */
export class Steps {
  #name;
  #stream;
  #now;
  /** What is being done. */
  #running = [];

  /**
   * @param {string} name of the script, at the start of every line
   * @param {{ stream?: { write(text: string): unknown, isTTY?: boolean }, now?: () => number }} [surroundings] `now` in milliseconds
   */
  constructor(name, { stream = process.stderr, now = () => performance.now() } = {}) {
    this.#name = name;
    this.#stream = stream;
    this.#now = now;
  }

  /** Writes a separate line. */
  say(message) {
    this.#stream.write(`${this.#name}: ${message}\n`);
  }

  /**
   * Runs one step. A terminal shows `doing` until the step ends; elsewhere only the line at the end is written.
   * @param {{ doing: string, done: string, failed: string }} words
   * @param {() => Outcome} work
   * @returns {Outcome}
   */
  run(words, work) {
    const end = this.#begin(words);
    let ok = false;
    try {
      const outcome = work();
      ok = outcome.ok;
      return outcome;
    } finally {
      end(ok);
    }
  }

  /**
   * The same for a step that others may run beside: a terminal shows the one that began last.
   * @param {{ doing: string, done: string, failed: string }} words
   * @param {() => Promise<Outcome>} work
   * @returns {Promise<Outcome>}
   */
  async runBeside(words, work) {
    const end = this.#begin(words);
    let ok = false;
    try {
      const outcome = await work();
      ok = outcome.ok;
      return outcome;
    } finally {
      end(ok);
    }
  }

  #begin({ doing, done, failed }) {
    const started = this.#now();
    this.#running.push(doing);
    this.#show();
    return (ok) => {
      this.#running.splice(this.#running.indexOf(doing), 1);
      if (this.#stream.isTTY === true) this.#stream.write('\r\u001b[K');
      this.say(`${ok ? done : failed} (${duration(this.#now() - started)})`);
      this.#show();
    };
  }

  #show() {
    const doing = this.#running.at(-1);
    if (this.#stream.isTTY === true && doing !== undefined) this.#stream.write(`\r\u001b[K${this.#name}: ${doing} …`);
  }
}

/** `0.4 s`, `12 s`, `2 min 5 s` */
export function duration(milliseconds) {
  const tenths = Math.round(milliseconds / 100);
  if (tenths < 100) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

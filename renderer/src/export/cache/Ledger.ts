import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../files/writeFileAtomically.js';
import { sha256 } from './sha256.js';

const MAGIC = 'cardwright-ledger 1';
/** A thousand faces take about a megabyte. */
const MOST_ENTRIES = 10_000;

/**
 * Keeps values by key across runs, in one file. The file can be lost at any time: a damaged one counts as empty, and of
 * two processes that write it, the last one wins.
 */
export class Ledger<Value> {
  readonly #file: string;
  readonly #earlier: ReadonlyMap<string, Value>;
  readonly #entries = new Map<string, Value>();
  #hasChanged = false;

  private constructor(file: string, entries: ReadonlyMap<string, Value>) {
    this.#file = file;
    this.#earlier = entries;
  }

  static async open<Value>(file: string): Promise<Ledger<Value>> {
    const content = await readFile(file, 'utf8').catch(() => '');
    const [magic, digest, json = ''] = content.split('\n', 3);
    const isWhole = magic === MAGIC && digest === sha256(json);
    return new Ledger<Value>(file, new Map(isWhole ? (JSON.parse(json) as [string, Value][]) : []));
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key) ?? this.#earlier.get(key);
    if (value !== undefined) this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value);
    this.#hasChanged = true;
  }

  /** Writes the file if there is something new; the entries of this run come first when there are too many. */
  async close(): Promise<void> {
    if (!this.#hasChanged) return;
    const json = JSON.stringify(
      [...new Map([...this.#entries, ...this.#earlier, ...this.#entries])].slice(0, MOST_ENTRIES),
    );
    // A folder that cannot be written costs time in the next run, but nothing in this one.
    await writeFileAtomically(this.#file, [MAGIC, sha256(json), json].join('\n')).catch(() => undefined);
  }
}

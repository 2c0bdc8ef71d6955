import { createHash, randomBytes } from 'node:crypto';

/** Beyond this, visits are counted again rather than remembered. */
const MOST_KNOWN = 500_000;

/**
 * Tells a first visit of the day from others, without cookies and without keeping anything about visitors: what would
 * identify them is hashed with a salt that exists only in memory, and that is replaced together with all hashes each day
 * (docs/decisions/0039-counting-visits.md).
 */
export class DailyVisitors {
  #day = '';
  #salt = randomBytes(32);
  readonly #known = new Set<string>();

  /** @param visitor what makes a visit different from others, such as the network address and the deck */
  isNew(visitor: readonly string[], now: Date): boolean {
    const day = now.toISOString().slice(0, 10);
    if (day !== this.#day) this.#begin(day);
    const hash = createHash('sha256').update(this.#salt).update(JSON.stringify(visitor)).digest('base64');
    if (this.#known.has(hash)) return false;
    if (this.#known.size < MOST_KNOWN) this.#known.add(hash);
    return true;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#salt = randomBytes(32);
    this.#known.clear();
  }
}

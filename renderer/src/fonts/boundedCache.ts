/**
 * Keeps recently used entries within a budget. There are two generations: when the young one reaches half the budget,
 * it becomes the old one, and the entries of the previous old one are dropped. Every operation is O(1).
 */
export class BoundedCache<Value> {
  readonly #half: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #weight = 0;
  readonly #weigh: (key: string, value: Value) => number;

  /** @param budget maximum weight; an entry heavier than half of it is not kept. */
  constructor(budget: number, weigh: (key: string, value: Value) => number) {
    this.#half = budget / 2;
    this.#weigh = weigh;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    const weight = this.#weigh(key, value);
    if (weight > this.#half) return;
    if (this.#weight + weight > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#weight = 0;
    }
    if (!this.#young.has(key)) this.#weight += weight;
    this.#young.set(key, value);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
    this.#weight = 0;
  }
}

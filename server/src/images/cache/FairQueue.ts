/** Limits how many tasks run at once. Callers take turns, so that one with many tasks does not keep others waiting. */
export class FairQueue {
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(private readonly most: number) {}

  async run<T>(caller: string, task: () => Promise<T>): Promise<T> {
    if (this.#running < this.most) this.#running += 1;
    else await new Promise<void>((begin) => this.#waiting.set(caller, [...(this.#waiting.get(caller) ?? []), begin]));
    try {
      return await task();
    } finally {
      this.#passOn();
    }
  }

  /** Gives the place to the caller who has waited longest since the last turn. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    const [caller, [begin, ...more]] = next;
    this.#waiting.delete(caller);
    if (more.length > 0) this.#waiting.set(caller, more);
    begin?.();
  }
}

interface Work<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Does the work for a key once for everyone who waits for it, and aborts it when the last of them leaves. */
export class SharedWork<T> {
  readonly #underWay = new Map<string, Work<T>>();

  /** The number of keys in progress. */
  get size(): number {
    return this.#underWay.size;
  }

  async run(key: string, signal: AbortSignal, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const work = this.#underWay.get(key) ?? this.#start(key, task);
    work.waiting += 1;
    const leave = (): void => {
      work.waiting -= 1;
      if (work.waiting > 0) return;
      // The next caller starts over.
      if (this.#underWay.get(key) === work) this.#underWay.delete(key);
      work.controller.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await work.result;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  #start(key: string, task: (signal: AbortSignal) => Promise<T>): Work<T> {
    const controller = new AbortController();
    const work: Work<T> = { result: task(controller.signal), controller, waiting: 0 };
    this.#underWay.set(key, work);
    const forget = (): void => {
      if (this.#underWay.get(key) === work) this.#underWay.delete(key);
    };
    work.result.then(forget, forget);
    return work;
  }
}

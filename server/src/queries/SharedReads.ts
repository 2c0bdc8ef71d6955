interface Line<Result> {
  running: Promise<Result>;
  /** Begins when the running read ends. */
  next: Promise<Result> | undefined;
}

/**
 * Lets requests that ask the same at the same time share one read of the database. A request never gets the result of a
 * read that began before it asked, which might lack a change that the caller has already seen: it shares the next one.
 */
export class SharedReads<Result> {
  readonly #lines = new Map<string, Line<Result>>();

  /**
   * @param key identifies what is asked
   * @param ask reads it, and is called at most once at a time for each key
   * @throws what `ask` throws, to everybody who shares it
   */
  read(key: string, ask: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(key);
    if (line === undefined) return this.#begin(key, ask);
    return (line.next ??= line.running.then(
      () => this.#begin(key, ask),
      () => this.#begin(key, ask),
    ));
  }

  #begin(key: string, ask: () => Promise<Result>): Promise<Result> {
    const line: Line<Result> = { running: ask(), next: undefined };
    this.#lines.set(key, line);
    const end = (): void => {
      if (line.next === undefined) this.#lines.delete(key);
    };
    line.running.then(end, end);
    return line.running;
  }
}

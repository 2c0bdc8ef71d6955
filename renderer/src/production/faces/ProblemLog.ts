import type { Problem } from '../../errors.js';

/** Collects problems during work, each once. */
export class ProblemLog {
  readonly #problems: Problem[] = [];
  readonly #seen = new Set<string>();
  #withheld = 0;

  constructor(first: readonly Problem[] = []) {
    this.add(first);
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** The number of faces omitted because something is missing on them. */
  get withheld(): number {
    return this.#withheld;
  }

  get hasErrors(): boolean {
    return this.#problems.some(({ severity }) => severity === 'error');
  }

  add(problems: readonly Problem[], isWithheld = false): void {
    if (isWithheld) this.#withheld += 1;
    for (const problem of problems) {
      const key = [problem.code, problem.path, problem.message, problem.place?.line ?? ''].join('\n');
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      this.#problems.push(problem);
    }
  }
}

import type { Problem } from '../../errors.js';

/** Collects problems during work, each once. */
export class ProblemLog {
  readonly #problems: Problem[] = [];
  readonly #seen = new Set<string>();

  constructor(first: readonly Problem[] = []) {
    this.add(first);
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  get hasErrors(): boolean {
    return this.#problems.some(({ severity }) => severity === 'error');
  }

  add(problems: readonly Problem[]): void {
    for (const problem of problems) {
      const { code, path, message, place } = problem;
      const key = [code, path, message, place?.file ?? '', place?.line ?? ''].join('\n');
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      this.#problems.push(problem);
    }
  }
}

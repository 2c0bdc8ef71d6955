import { describeValue } from './describeValue.js';
import { LIMITS } from '../values/limits.js';
import type { ProblemList } from './problemList.js';

/**
 * Rejects what later steps could not handle in bounded time: cycles, deep nesting, too many values, overlong texts,
 * non-finite numbers, functions and the like.
 * @returns false when the structure is so bad that no later step may process the document
 */
export function guardInput(input: unknown, problems: ProblemList): boolean {
  return new Guard(problems).visit(input);
}

class Guard {
  readonly #problems: ProblemList;
  readonly #path: (string | number)[] = [];
  readonly #open = new Set<object>();
  #nodes = 0;

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  /** Recursion is safe because depth is limited. */
  visit(value: unknown): boolean {
    this.#nodes += 1;
    if (this.#nodes > LIMITS.nodes) return this.#refuse('too_many_values', `more than ${LIMITS.nodes} values`);
    if (typeof value !== 'object' || value === null || !isPlain(value)) {
      this.#leaf(value);
      return true;
    }
    if (this.#open.has(value)) return this.#cycle();
    if (this.#open.size >= LIMITS.depth) return this.#refuse('too_deep', `more than ${LIMITS.depth} levels`);
    this.#open.add(value);
    const sound = Array.isArray(value)
      ? value.every((entry: unknown, index) => this.#enter(index, entry))
      : Object.entries(value).every(([key, entry]) => this.#enter(key, entry));
    this.#open.delete(value);
    return sound;
  }

  #enter(key: string | number, value: unknown): boolean {
    this.#path.push(key);
    if (key === '__proto__')
      this.#error('forbidden_key', 'The key "__proto__" is not allowed.', 'Rename or remove the key.');
    const sound = this.visit(value);
    this.#path.pop();
    return sound;
  }

  #leaf(value: unknown): void {
    if (value === null || value === undefined || typeof value === 'boolean') return;
    if (typeof value === 'string') this.#string(value);
    else if (typeof value !== 'number') {
      const allowed = 'only texts, numbers, true, false, null, lists and plain objects are allowed';
      this.#error('not_json', `The value is ${describeValue(value)}; ${allowed}.`, 'Replace it with a JSON value.');
    } else if (!Number.isFinite(value))
      this.#error('not_finite', `The number is ${value}; only finite numbers are allowed.`, 'Use a finite number.');
  }

  #string(value: string): void {
    const isData = value.startsWith('data:');
    const limit = isData ? LIMITS.dataUrl : LIMITS.string;
    if (value.length <= limit) return;
    this.#error(
      'too_long',
      `The text ${describeValue(value)} has ${value.length} characters; at most ${limit} are allowed.`,
      isData ? 'Save the picture as a file and use its path.' : 'Shorten the text.',
    );
  }

  #cycle(): false {
    const message = 'The value contains itself; only trees of values are allowed.';
    this.#error('cycle', message, 'Remove the reference from the value to its parent.');
    return false;
  }

  #refuse(code: string, what: string): false {
    const allowed = `at most ${LIMITS.depth} levels and ${LIMITS.nodes} values are allowed`;
    this.#error(
      code,
      `The document has ${what} here; ${allowed}.`,
      'Split the document, or fix the program that wrote it.',
    );
    return false;
  }

  #error(code: string, message: string, fix: string): void {
    this.#problems.error(this.#path, { code: `schema.${code}`, message, fix });
  }
}

/** Accepts objects from other realms (an iframe, a vm), whose prototype has no prototype either. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

import type { Matrix } from '../../geometry.js';
import { IDENTITY, multiply } from '../../matrix.js';
import { decimal } from '../decimal.js';

/** Settings that a content stream can change; each is kept as the operators that set it. */
type Setting = 'fill' | 'stroke' | 'state' | 'pen' | 'font' | 'mode';

type Settings = Partial<Record<Setting, string>>;

/** A content stream that is being written. Settings are written only when they change. */
export class PdfContent {
  /** Names of the resources that the operators use, such as `F1`. */
  readonly resources = new Set<string>();
  /** Whether it holds a pattern, whose place depends on the stream that it is in, so that it cannot move to another. */
  isAnchored = false;
  #matrix: Matrix;
  #settings: Settings;
  readonly #stack: { readonly settings: Settings; readonly matrix: Matrix }[] = [];
  #operators = '';

  /** @param state the graphics state when it begins, if it is known */
  constructor(state?: string, matrix: Matrix = IDENTITY) {
    this.#settings = state === undefined ? {} : { state };
    this.#matrix = matrix;
  }

  get operators(): string {
    return this.#operators;
  }

  /** Maps the current space to the stream's. */
  get matrix(): Matrix {
    return this.#matrix;
  }

  write(operators: string): void {
    this.#operators += `${operators}\n`;
  }

  /** @param resource the name that the operators use, if any */
  set(setting: Setting, operators: string, resource?: string): void {
    if (this.#settings[setting] === operators) return;
    this.#settings[setting] = operators;
    if (resource !== undefined) this.use(resource);
    this.write(operators);
  }

  /** Names a resource. @returns its name with the slash */
  use(name: string): string {
    this.resources.add(name);
    return `/${name}`;
  }

  save(): void {
    this.#stack.push({ settings: { ...this.#settings }, matrix: this.#matrix });
    this.write('q');
  }

  restore(): void {
    const saved = this.#stack.pop();
    if (saved === undefined) throw new RangeError('There is no saved state.');
    this.#settings = saved.settings;
    this.#matrix = saved.matrix;
    this.write('Q');
  }

  transform(matrix: Matrix): void {
    this.#matrix = multiply(this.#matrix, matrix);
    this.write(`${matrix.map(matrixNumber).join(' ')} cm`);
  }

  /** Inserts another stream's operators. It must restore what it saves; call between `save` and `restore`. */
  append(other: PdfContent): void {
    this.#operators += other.operators;
    for (const name of other.resources) this.resources.add(name);
    this.isAnchored ||= other.isAnchored;
    this.#settings = {};
  }
}

/** Nine decimals, because matrices multiply coordinates. No exponents: PDF does not have them. */
export function matrixNumber(value: number): string {
  const rounded = Math.round(value * 1e9) / 1e9 + 0;
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(9) : text;
}

export const numbers = (...values: readonly number[]): string => values.map(decimal).join(' ');

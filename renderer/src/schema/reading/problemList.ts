import { moreLikeThese } from '../../counted.js';
import type { Parsed, Problem, Severity } from '../../errors.js';
import { LIMITS } from '../values/limits.js';
import { formatPath, type PathSegments } from './path.js';

export interface ProblemText {
  readonly code: string;
  readonly message: string;
  readonly fix?: string | undefined;
}

interface Found {
  readonly errors: Problem[];
  readonly warnings: Problem[];
  readonly seen: Set<string>;
  moreErrors: number;
  moreWarnings: number;
}

function newFound(): Found {
  return { errors: [], warnings: [], seen: new Set(), moreErrors: 0, moreWarnings: 0 };
}

/** Collects the problems of one document, each place and code once. Above the limit it only counts them. */
export class ProblemList {
  readonly #base: PathSegments;
  readonly #found: Found;

  /** @param base the document's path in a larger one; prefixed to every path */
  constructor(base: PathSegments = [], found: Found = newFound()) {
    this.#base = base;
    this.#found = found;
  }

  /** The same list with paths relative to a part of the document. */
  within(segments: PathSegments): ProblemList {
    return new ProblemList([...this.#base, ...segments], this.#found);
  }

  get hasErrors(): boolean {
    return this.#found.errors.length > 0;
  }

  add(severity: Severity, segments: PathSegments, { code, message, fix }: ProblemText): void {
    this.addProblem({ code, severity, path: formatPath([...this.#base, ...segments]), message, ...(fix && { fix }) });
  }

  error(segments: PathSegments, text: ProblemText): void {
    this.add('error', segments, text);
  }

  warn(segments: PathSegments, text: ProblemText): void {
    this.add('warning', segments, text);
  }

  /** Adds a finished problem with its path unchanged. */
  addProblem(problem: Problem): void {
    const key = `${problem.code}\n${problem.path}`;
    const found = this.#found;
    if (found.seen.has(key)) return;
    const isError = problem.severity === 'error';
    const list = isError ? found.errors : found.warnings;
    if (list.length >= LIMITS.problems) {
      found[isError ? 'moreErrors' : 'moreWarnings'] += 1;
      return;
    }
    found.seen.add(key);
    list.push(problem);
  }

  /** Whether there is an error at exactly this place. */
  hasErrorAt(segments: PathSegments): boolean {
    const path = formatPath([...this.#base, ...segments]);
    return this.#found.errors.some((problem) => problem.path === path);
  }

  /** The value with warnings, or all problems, errors first. */
  finish<T>(value: T | undefined): Parsed<T> {
    const { errors, moreErrors, moreWarnings } = this.#found;
    const warnings = withRest(this.#found.warnings, moreWarnings, 'warning');
    if (value !== undefined && !this.hasErrors) return { ok: true, value, warnings };
    return { ok: false, problems: [...withRest(errors, moreErrors, 'error'), ...warnings] };
  }
}

function withRest(problems: readonly Problem[], rest: number, severity: Severity): readonly Problem[] {
  if (rest === 0) return problems;
  const message = moreLikeThese(rest, severity === 'error' ? 'problem' : 'warning');
  return [
    ...problems,
    { code: 'schema.more', severity, path: '', message, fix: 'Fix those listed, then check again.' },
  ];
}

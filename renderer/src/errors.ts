/** Worst first. An error stops the work that it concerns; a warning does not. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * One thing that is wrong with an input, written for the person who has to fix it.
 * `path` is the place inside the document in dotted form: `categories[2].cards[0].translations.en.title`.
 */
export interface Problem {
  /** Stable, dotted identifier, e.g. `schema.invalid_type`, `deck.duplicate_id`. Never changes. */
  readonly code: string;
  readonly severity: Severity;
  readonly path: string;
  /** What is wrong, naming the value received and what is allowed. */
  readonly message: string;
  /** How to fix it, as an instruction. */
  readonly fix?: string;
  /** The place in a file; lines and columns count from 1. */
  readonly place?: { readonly file?: string; readonly line?: number; readonly column?: number };
}

/** A value, or the complete list of reasons why there is none. Warnings may accompany a value. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Every error that Cardwright throws on purpose. `code` is stable, `path` is the place, `fix` says what to do. */
export class CardwrightError extends Error {
  override readonly name = 'CardwrightError';
  readonly code: string;
  readonly path: string;
  readonly fix: string | undefined;
  readonly problems: readonly Problem[];

  constructor(
    code: string,
    message: string,
    options: { path?: string; fix?: string; problems?: readonly Problem[]; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.path = options.path ?? '';
    this.fix = options.fix;
    this.problems = options.problems ?? [];
  }
}

/** The problems that an error lists, or the error itself as one. */
export function problemsOf({ code, path, message, fix, problems }: CardwrightError): readonly Problem[] {
  if (problems.length > 0) return problems;
  return [{ code, severity: 'error', path, message, ...(fix !== undefined && { fix }) }];
}

/** What somebody learns whose link leads to nothing any more. */
export interface Gone {
  /** What may have happened. */
  readonly why: string;
  readonly next: { readonly label: string; readonly to: string };
}

/** A page that cannot be shown; the error screen explains why, by status. */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    /** An HTTP status. */
    readonly status: number,
    message: string,
    readonly gone?: Gone,
  ) {
    super(message);
  }
}

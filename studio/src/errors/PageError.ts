/** A page that cannot be shown; the error screen explains why, by status. */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    /** An HTTP status. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

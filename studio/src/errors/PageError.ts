/** A page that cannot be shown; the error screen says why, by its status. */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    /** As of HTTP. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

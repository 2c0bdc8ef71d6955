import type { PageFailure } from './protocol.js';

/** A failure with a code; everything else is reported as `page.failed`. */
export class PageError extends Error {
  constructor(readonly failure: PageFailure) {
    super(failure.message);
  }
}

export function toFailure(error: unknown): PageFailure {
  if (error instanceof PageError) return error.failure;
  return { code: 'page.failed', message: error instanceof Error ? error.message : String(error) };
}

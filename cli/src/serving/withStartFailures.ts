import { startFailure } from '@cardwright/server/run';
import { EXIT, UnreachableError, UsageError } from '../exitCode.js';

/** Environment variables, which hold the server's settings. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Runs work that needs the server's settings and database, and turns errors that the operator can fix into command-line
 * errors.
 */
export async function withStartFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const failure = startFailure(cause);
    if (failure === undefined) throw cause;
    const { message, exitCode } = failure;
    throw exitCode === EXIT.usage ? new UsageError(message, { cause }) : new UnreachableError(message, { cause });
  }
}

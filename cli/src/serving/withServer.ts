import type * as Server from '@cardwright/server/run';
import { EXIT, UnreachableError, UsageError } from '../exitCode.js';

/** Environment variables, which hold the server's settings. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Loads the server for work that needs its settings and database, and turns errors that the operator can fix into command-line
 * errors.
 */
export async function withServer<T>(work: (server: typeof Server) => Promise<T>): Promise<T> {
  const server = await import('@cardwright/server/run');
  try {
    return await work(server);
  } catch (cause) {
    const failure = server.startFailure(cause);
    if (failure === undefined) throw cause;
    const { message, exitCode } = failure;
    throw exitCode === EXIT.usage ? new UsageError(message, { cause }) : new UnreachableError(message, { cause });
  }
}

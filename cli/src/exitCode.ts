/** Exit codes, for scripts and CI. */
export const EXIT = {
  done: 0,
  /** Findings at or above the given severity, or failed work. */
  failed: 1,
  /** Wrong usage: unknown command, option or value. */
  usage: 2,
  /** Something could not be reached or read. */
  unreachable: 3,
  /** Someone else has saved the deck; nothing was overwritten. */
  conflict: 4,
  /** Nobody is signed in to the server, or the account lacks permission. */
  denied: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command was called with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file, folder or server that could not be found, opened or reached. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

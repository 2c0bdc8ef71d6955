/** What the command ended with, for scripts and CI. */
export const EXIT = {
  done: 0,
  /** Findings at or above the asked severity, or work that failed. */
  failed: 1,
  /** Wrong usage: unknown command, option or value. */
  usage: 2,
  /** Something could not be reached or read. */
  unreachable: 3,
  /** Somebody else saved since; nothing was overwritten. */
  conflict: 4,
  /** Nobody is signed in at the server, or this account may not do it. */
  denied: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command was called with something that it cannot take. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file, folder or server that could not be found, opened or reached. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

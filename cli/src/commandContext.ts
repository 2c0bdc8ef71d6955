import type { Output } from './output.js';

/** What every command is given besides its own arguments. */
export interface CommandContext {
  readonly output: Output;
  /** Aborts on Ctrl-C and other termination signals. */
  readonly signal: AbortSignal;
}

/** For commands that run until they are stopped. */
export interface ServiceContext extends CommandContext {
  /** Says that a signal is how this command is meant to end: its own exit code counts, not that of an interruption. */
  readonly endBySignal: () => void;
}

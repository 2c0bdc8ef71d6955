import type { Output } from './output.js';

/** What every command is given besides its own arguments. */
export interface CommandContext {
  readonly output: Output;
  /** Aborts on Ctrl-C and other termination signals. */
  readonly signal: AbortSignal;
}

import type { BrowserPool } from '@cardwright/renderer/browser';
import type { Output } from './output.js';

/** What every command receives besides its own arguments. */
export interface CommandContext {
  readonly output: Output;
  /** Aborts on Ctrl-C and other termination signals. */
  readonly signal: AbortSignal;
  /** A browser that outlives the command. */
  readonly pool?: BrowserPool;
}

/** For commands that run until they are stopped. */
export interface ServiceContext extends CommandContext {
  /**
   * Declares that this command normally ends by a signal, so that its own exit code counts and not that of an
   * interruption.
   */
  readonly endBySignal: () => void;
}

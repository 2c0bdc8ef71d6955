// The server's commands, for the command line. Loaded whenever help is asked for: descriptions only, the rest by `import()`.
import type { AddCommand } from '@cardwright/cli/commands';
import { addAdmin } from './admin.js';
import { addServe } from './serve.js';
import { addWorker } from './worker.js';

/** In the order of the help. */
export const commands: readonly AddCommand[] = [addServe, addWorker, addAdmin];

// The server's commands for the command line. Loaded for every help text, so it contains only descriptions and imports
// the rest on demand.
import type { AddCommand } from '@cardwright/cli/commands';
import { addAdmin } from './admin.js';
import { addServe } from './serve.js';
import { addWorker } from './worker.js';

/** In the order of the help text. */
export const commands: readonly AddCommand[] = [addServe, addWorker, addAdmin];

// What the command line runs of the server: the server itself, a worker, and changes to its admins.
export { readConfig } from '../config.js';
export { runWorker } from '../runWorker.js';
export { runServer } from '../runServer.js';
export { describeStart } from './describeStart.js';
export { openAdmins, type Admins } from './openAdmins.js';
export { startFailure } from './startFailure.js';

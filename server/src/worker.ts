import { readConfig } from './config.js';
import { runWorker } from './runWorker.js';

await runWorker(readConfig(process.env));

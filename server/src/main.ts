import { runServer } from './runServer.js';

await runServer(process.env);

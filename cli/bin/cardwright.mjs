#!/usr/bin/env node
import { main } from '../dist/main.js';

// The reader of the output may stop early, as `head` does; that is not a failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

process.exitCode = await main(process.argv.slice(2));

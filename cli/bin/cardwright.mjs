#!/usr/bin/env node
import { main } from '../dist/main.js';

// Whoever reads the output may stop early, as `head` does; that is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

process.exitCode = await main(process.argv.slice(2));

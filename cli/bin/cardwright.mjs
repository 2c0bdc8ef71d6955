#!/usr/bin/env node
// The composition root: the command line's own commands, and the server's where the server is installed.
import { main } from '../dist/main.js';

// Whoever reads the output may stop early, as `head` does; that is no failure.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

/** Descriptions alone: what the commands do is loaded when one of them runs. */
async function serverCommands() {
  try {
    return (await import('@cardwright/server/command-line')).commands;
  } catch (error) {
    const isAbsent =
      error.code === 'ERR_MODULE_NOT_FOUND' && /@cardwright\/server|\/server\/dist\//.test(error.message);
    if (!isAbsent) throw error;
    return [];
  }
}

process.exitCode = await main(process.argv.slice(2), { commands: await serverCommands() });

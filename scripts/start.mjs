#!/usr/bin/env node
// Sets up what is missing and starts the server, which serves the studio.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR } from './allocator.mjs';

const [option] = process.argv.slice(2);
if (option !== undefined) {
  const isHelp = ['--help', '-h'].includes(option);
  process.stderr.write(
    `${isHelp ? '' : `There is no option ${option}. `}npm start builds what is missing and starts the server with the studio. ` +
      'Set it up with environment variables such as PORT and CARDWRIGHT_DATA: see docs/operations.md.\n',
  );
  process.exit(isHelp ? 0 : 2);
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const setup = spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
if (setup.status !== 0) process.exit(setup.status ?? 1);

process.stderr.write('start: starting the server\n');

// Shows the address and the accounts; a log of every request is opt-in.
const env = { ...ALLOCATOR, ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
const server = spawn(process.execPath, [join(root, 'server', 'dist', 'main.js')], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../cli/bin/cardwright.mjs', import.meta.url));
const MOST_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs a command with --json; what it writes besides goes to the log.
 * @returns {{ status: number, result: object }} the exit code, and the result, with `error` if the command could not do its work
 */
export function runCardwright(args) {
  const { status, stdout } = spawnSync(process.execPath, [CLI, ...args, '--json'], {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { status: status ?? 1, result: JSON.parse(stdout) };
}

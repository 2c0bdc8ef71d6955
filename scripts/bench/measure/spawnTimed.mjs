import { spawn } from 'node:child_process';

/**
 * Runs a program to its end.
 * @returns {Promise<number>} ms from its start to its end
 * @throws Error with its standard error, if it fails
 */
export function spawnTimed(command, args) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
    child.once('error', reject);
    let ended = 0;
    child.once('exit', () => (ended = performance.now()));
    child.once('close', (code, signal) => {
      if (code === 0) resolve(ended - start);
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}: ${complaint.trim()}`));
    });
  });
}

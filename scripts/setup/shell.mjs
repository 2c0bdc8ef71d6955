import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Steps } from './Steps.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const steps = new Steps('setup');

/** An error for the user; its message ends with the command that fixes it. */
export class SetupError extends Error {
  /** @param {string} message @param {string} [output] what the failed programs printed */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Runs a program to its end and keeps its output in order.
 * @returns {import('./Steps.mjs').Outcome}
 */
export function run(command, args, options = {}) {
  const kept = keepOutput();
  try {
    const { status, error } = spawnSync(command, args, { cwd: root, stdio: kept.stdio, ...options });
    return kept.outcome(status, error);
  } finally {
    kept.discard();
  }
}

/**
 * The same, while other work goes on.
 * @returns {Promise<import('./Steps.mjs').Outcome>}
 */
export async function runBeside(command, args) {
  const kept = keepOutput();
  try {
    const program = spawn(command, args, { cwd: root, stdio: kept.stdio });
    const [status] = await once(program, 'exit');
    return kept.outcome(status);
  } catch (error) {
    return kept.outcome(null, error);
  } finally {
    kept.discard();
  }
}

/** A file for what a program prints. */
function keepOutput() {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-setup-'));
  const file = join(folder, 'output');
  const output = openSync(file, 'w');
  return {
    stdio: ['ignore', output, output],
    outcome(status, error) {
      const printed = readFileSync(file, 'utf8');
      return { ok: status === 0, output: error === undefined ? printed : `${printed}${error.message}\n` };
    },
    discard() {
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Full path of the first of the given programs that is on the PATH. */
export function which(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    // Folders, such as a Mac's Chromium.app, pass as executable as well.
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Installs a Debian package if possible: as root, with apt.
 * @returns {import('./Steps.mjs').Outcome} whether it is now installed
 */
export function aptInstall(name) {
  if (which('apt-get') === undefined || process.getuid?.() !== 0) return { ok: false, output: '' };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  const words = {
    doing: `installing Debian's ${name}`,
    done: `installed Debian's ${name}`,
    failed: `could not install Debian's ${name}`,
  };
  return steps.run(words, () => {
    const first = install();
    if (first.ok) return first;
    const update = run('apt-get', ['update', '-qq'], { env });
    const second = update.ok ? install() : update;
    return { ok: second.ok, output: first.output + second.output };
  });
}

export function giveUp(error) {
  if (!(error instanceof SetupError)) throw error;
  if (error.output !== '') process.stderr.write(`\n${error.output.trimEnd()}\n`);
  process.stderr.write(`\nsetup: ${error.message}\n`);
  process.exitCode = 3;
}

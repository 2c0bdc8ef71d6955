import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BrowserPool } from '@cardwright/renderer/export';
import { afterAll } from 'vitest';
import { main } from '../main.js';
import { paintingTest } from './paintingTest.js';

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const BIN = fileURLToPath(new URL('../../bin/cardwright.mjs', import.meta.url));

let pool: BrowserPool | undefined;

/** The command lines of this file's tests use the browser of the worker, which starts with the first that needs it. */
export function shareBrowser(): void {
  paintingTest.beforeAll(({ pool: shared }) => {
    pool = shared;
  });
  afterAll(() => void (pool = undefined));
}

/** Runs a command line in this process, from source. */
export async function runMain(...argv: string[]): Promise<CliResult> {
  let [stdout, stderr] = ['', ''];
  const code = await main(argv, {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    ...(pool && { pool }),
  });
  return { code, stdout, stderr };
}

export interface SpawnOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The content of standard input. */
  readonly input?: string;
  /** Called with all output so far of both streams; can control the process, for example end it. */
  readonly onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** Runs the compiled command like a user. Build it first: `npx tsc -b cli`. */
export function runBin(argv: readonly string[], { cwd, env, input, onOutput }: SpawnOptions = {}): Promise<CliResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...argv], {
      ...(cwd !== undefined && { cwd }),
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // A command that does not read its input may end before we write to it.
    child.stdin.on('error', () => undefined).end(input ?? '');
    let [stdout, stderr] = ['', ''];
    const told = (): void => onOutput?.(stderr + stdout, (signal) => child.kill(signal));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      told();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      told();
    });
    child.on('error', reject).on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CliResult } from './runCli.js';

export interface CommandLine {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const HOST = fileURLToPath(new URL('../../dist/testing/commandHost.js', import.meta.url));

/**
 * Runs the compiled command in a process that takes one command line after the other: what a process costs to start is paid
 * once. It has 512 MB for its objects. Build it first: `npx tsc -b cli`.
 */
export class CommandProcess {
  #child: ChildProcess | undefined;

  /** The code is null when the process died of it; the next command line gets a new one. */
  run(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CliResult> {
    const child = (this.#child ??= this.#start());
    return new Promise((resolve) => {
      const answer = (result: CliResult): void => {
        child.off('message', answer).off('exit', die);
        resolve(result);
      };
      const die = (): void => answer({ code: null, stdout: '', stderr: '' });
      child.once('message', answer).once('exit', die);
      child.send({ argv, env } satisfies CommandLine);
    });
  }

  stop(): void {
    this.#child?.kill();
  }

  #start(): ChildProcess {
    const child = fork(HOST, { execArgv: ['--max-old-space-size=512'] });
    child.once('exit', () => (this.#child = undefined));
    return child;
  }
}

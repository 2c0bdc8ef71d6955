import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { spawnProgram } from './spawnProgram.js';

/** The compiled server, as `npm start` runs it. */
const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Sends a signal and waits for the exit. @returns the exit code, or null if the signal killed it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server in its own process on a free port. Resolves when it is ready. */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { process: server, ended } = await spawnProgram(PROGRAM, { PORT: '0', LOG_LEVEL: 'warn', ...environment });
  const lines: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => lines.push(line));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      lines.push(line);
      const [address] = /http:\/\/\S+:\d+/.exec(line) ?? [];
      if (line.startsWith('Cardwright is at') && address !== undefined) resolve(address);
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    url,
    process: server,
    output: () => lines.join('\n'),
    end: (signal) => {
      server.kill(signal);
      return ended;
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The compiled server, as `npm start` runs it, unless another one is named. */
const PROGRAM =
  process.env.STUDIO_TEST_SERVER ?? fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

export interface DemoAccount {
  readonly role: 'admin' | 'member';
  readonly email: string;
  readonly password: string;
}

export interface StartedServer {
  readonly url: string;
  readonly accounts: readonly DemoAccount[];
  /** The key of the server's own scripts. */
  readonly serviceRoleKey: string;
  stop: () => Promise<void>;
}

/** Starts a server process on an empty data folder and a free port, as a newcomer does. Resolves when it answers. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-studio-'));
  // The test runner's options are not for the server.
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'warn', CARDWRIGHT_DATA: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => lines.push(line));
  const ended = once(server, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      lines.push(line);
      const [address] = /http:\/\/\S+:\d+/.exec(line) ?? [];
      if (line.startsWith('Cardwright is at') && address !== undefined) resolve(address);
    });
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}:\n${lines.join('\n')}`)));
  });
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const { accounts } = (await read('first-run.json')) as Pick<StartedServer, 'accounts'>;
  const { serviceRoleKey } = (await read('auth-secrets.json')) as Pick<StartedServer, 'serviceRoleKey'>;
  return {
    url,
    accounts,
    serviceRoleKey,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

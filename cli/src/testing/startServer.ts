import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BIN } from './runCli.js';

export interface Account {
  readonly role: 'admin' | 'member';
  readonly email: string;
  readonly password: string;
}

export interface ServerProcess {
  readonly url: string;
  readonly member: Account;
  readonly admin: Account;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts the compiled server in a separate process, with new data and a free port. Build it first: `npx tsc -b`. */
export async function startServer(): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-data-'));
  const port = await freePort();
  const { NODE_OPTIONS: _options, DATABASE_URL: _database, SUPABASE_URL: _supabase, ...inherited } = process.env;
  const server = spawn(process.execPath, [BIN, 'serve'], {
    env: { ...inherited, CARDWRIGHT_DATA: data, PORT: String(port), LOG_LEVEL: 'warn', EXPORT_WORKERS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const told = (text: string): void => {
      printed += text;
      if (printed.includes('Cardwright is at')) resolve();
    };
    server.stdout.setEncoding('utf8').on('data', told);
    server.stderr.setEncoding('utf8').on('data', told);
    void ended.then(() => reject(new Error(`The server ended:\n${printed}`)));
  });
  const { accounts } = JSON.parse(readFileSync(join(data, 'first-run.json'), 'utf8')) as { accounts: Account[] };
  const account = (role: Account['role']): Account => {
    const found = accounts.find((each) => each.role === role);
    if (found === undefined) throw new Error(`There is no ${role}.`);
    return found;
  };
  return {
    url: `http://localhost:${port}`,
    member: account('member'),
    admin: account('admin'),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The server must know its port before it starts, because URLs of pictures contain it. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Uses `TEST_DATABASE_URL`, or starts a cluster from installed binaries; undefined if neither is available.
 * @param isDurable whether commits reach the disk as in production, for measurements
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres | undefined> {
  const given = process.env.TEST_DATABASE_URL ?? '';
  if (given !== '') return { url: given, stop: () => Promise.resolve() };
  const programs = findPrograms();
  return programs === undefined ? undefined : startCluster(programs, isDurable ? SIZE : [...SIZE, ...SPEED]);
}

/** The folder of `initdb`, `postgres` and the client programs; prefers the newest version. */
export function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root. */
async function ordinaryUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string): Promise<number> => {
    for (const user of ['postgres', 'nobody']) {
      const found = await run('id', [flag, user]).catch(() => undefined);
      if (found !== undefined) return Number(found.stdout);
    }
    throw new Error('PostgreSQL cannot run as root, and there is no other user to run it as.');
  };
  return { uid: await id('-u'), gid: await id('-g') };
}

/** Durability is off, because the cluster lives only as long as the run. */
const SPEED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const SIZE = ['max_connections=200', 'shared_buffers=64MB'];

async function startCluster(programs: string, options: readonly string[]): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-postgres-'));
  const user = await ordinaryUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const environment = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    environment,
  );
  const settings = [...options, 'listen_addresses=', `unix_socket_directories=${folder}`].flatMap((each) => [
    '-c',
    each,
  ]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (line.includes('ready to accept connections')) break;
  }
  if (!lines.some((line) => line.includes('ready to accept')))
    throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
  // Keeps reading, because a full pipe would block the server.
  server.stderr.resume();
  return {
    url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
    stop: async () => {
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

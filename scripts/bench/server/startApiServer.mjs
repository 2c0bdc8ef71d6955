import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR } from '../../allocator.mjs';
import { openPostgres } from '../../../server/dist/database/connect.js';
import { withDatabase } from '../../../server/dist/testing/databaseUrl.js';
import { startPostgres } from '../../../server/dist/testing/startPostgres.js';

const PROGRAM = fileURLToPath(new URL('apiServer.mjs', import.meta.url));
const DATABASE = `cardwright_bench_${process.pid}`;

/**
 * Starts a PostgreSQL that commits to disk, and the API server on a new database in it; or the API server with its
 * embedded database.
 * @param {(name: string) => Promise<string>} folder of the benchmark
 * @param {'postgres' | 'embedded'} [database]
 * @returns {Promise<{port: number, pid: number, databaseUrl: string | undefined, usage: () => Promise<{rss: number, cpuMs: number}>, answerBareWith: (text: string) => Promise<void>, close: () => Promise<void>}>}
 *   `rss` in bytes, `cpuMs` since its start, without PostgreSQL's
 */
export async function startApiServer(folder, database = 'postgres') {
  if (database === 'embedded') return { ...(await forkServer({}, await folder('embedded'))), databaseUrl: undefined };
  const postgres = await startPostgres({ isDurable: true });
  if (postgres === undefined) throw new Error('no PostgreSQL was found; install it or set TEST_DATABASE_URL');
  try {
    const { url, remove } = await createDatabase(postgres.url);
    const server = await forkServer({ DATABASE_URL: url }, await folder('data'));
    const close = async () => {
      await server.close();
      await remove();
      await postgres.stop();
    };
    return { ...server, databaseUrl: url, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function createDatabase(url) {
  const administer = async (statement) => {
    const { knex, close } = await openPostgres(url, { connections: 1 });
    await knex.raw(statement).finally(close);
  };
  const remove = () => administer(`drop database if exists ${DATABASE} with (force)`);
  await remove();
  await administer(`create database ${DATABASE}`);
  return { url: withDatabase(url, DATABASE), remove };
}

async function forkServer(settings, data) {
  const server = fork(PROGRAM, {
    env: { ...process.env, ...ALLOCATOR, ...settings, CARDWRIGHT_DATA: data },
    // Logs are written, as in production, but not read.
    stdio: ['ignore', 'ignore', 2, 'ipc'],
  });
  const ended = once(server, 'exit');
  const answer = () =>
    Promise.race([
      once(server, 'message').then(([{ value }]) => value),
      ended.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
    ]);
  const ask = (type, value) => {
    const answered = answer();
    server.send({ type, value });
    return answered;
  };
  return {
    port: await answer(),
    pid: server.pid,
    usage: () => ask('usage'),
    answerBareWith: (text) => ask('bare', text),
    close: async () => {
      server.send({ type: 'close' });
      await ended;
    },
  };
}

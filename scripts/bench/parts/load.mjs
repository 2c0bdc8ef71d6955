import { clearInterval, setInterval } from 'node:timers';
import { median } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { plainRow, ratioRow } from '../report/row.mjs';
import { authorization, importBenchDeck, signUp } from '../server/apiDecks.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const CONNECTIONS = 50;
const SECONDS = 60;
const WARM_UP_SECONDS = 10;
const SAMPLE_MS = 500;
const MOST_GROWTH = 1.1;

/** Load: the server's throughput with many connections for a minute, and whether its memory stays constant. */
export const load = {
  id: 'load',
  name: 'load',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    const samples = [];
    const timer = setInterval(() => void server.usage().then(({ rss }) => samples.push(rss)), SAMPLE_MS);
    try {
      const token = await signUp(server.port);
      const id = await importBenchDeck(server.port, token, 50);
      const seconds = rounds === 1 ? SECONDS / 10 : SECONDS;
      const warmUp = rounds === 1 ? 1 : WARM_UP_SECONDS;
      const parameters = { port: server.port, requests: mix(id, token), connections: CONNECTIONS, seconds, warmUp };
      samples.length = 0;
      const { value } = await runJob('requests', parameters);
      clearInterval(timer);
      if (value.refused > 0) throw new Error(`${value.refused} requests did not get a 200 response`);
      return rows(value, samples.slice(-Math.floor((seconds * 1000) / SAMPLE_MS)), seconds);
    } finally {
      clearInterval(timer);
      await server.close();
    }
  },
};

/** The requests of a studio and of visitors, in turn. */
function mix(id, token) {
  const headers = authorization(token);
  return [
    { path: `/api/decks/${id}?include=categories.cards`, headers },
    { path: `/api/decks/public/${id}` },
    { path: '/api/decks/public?limit=20&include=cover' },
    { path: '/api/decks?limit=20', headers },
    { path: '/api/members/me', headers },
    { method: 'PATCH', path: `/api/decks/${id}`, headers, body: JSON.stringify({ copyright_info: 'Saved' }) },
  ];
}

function rows({ aSecond, p50Ms, p99Ms }, samples, seconds) {
  const what = `${CONNECTIONS} connections, ${seconds} s`;
  const third = Math.floor(samples.length / 3);
  const megabytes = (some) => median(some) / 1e6;
  return [
    plainRow({ id: 'load', figure: `${what}: requests a second`, unit: '/s', value: aSecond }),
    plainRow({
      id: 'load',
      figure: `${what}: 99 of 100 answered within`,
      unit: 'ms',
      value: p99Ms,
      yardstick: { name: 'median', value: p50Ms },
    }),
    ratioRow({
      id: 'load',
      figure: `${what}: memory in the last third`,
      unit: 'MB',
      value: megabytes(samples.slice(-third)),
      yardstick: { name: 'in the first third', value: megabytes(samples.slice(0, third)) },
      most: MOST_GROWTH,
    }),
  ];
}

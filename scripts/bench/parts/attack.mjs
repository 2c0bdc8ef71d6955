import { clearInterval, setInterval } from 'node:timers';
import { runJob } from '../measure/runJob.mjs';
import { limitRow } from '../report/row.mjs';
import { importBenchDeck, signUp } from '../server/apiDecks.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const IMPORTS = ['tiny objects', 'a million values', 'unique keys', 'invalid cards', 'deep lists', 'the largest deck'];
const SECONDS = 10;
const SENDERS = 8;
const SAVES = 40;
const SAMPLE_MS = 100;
const HEALTH = '/api/health/live';
const LISTS = '/api/decks/public';
const MOST_HEALTH_MS = 100;
const MOST_READ_MS = 200;
const MOST_MB = 512;

/** Attack: what others wait for while one member sends hostile bodies, or saves one deck forty times at once. */
export const attack = {
  id: 'attack',
  name: 'attack',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    let peak = 0;
    const timer = setInterval(() => void server.usage().then(({ rss }) => (peak = Math.max(peak, rss))), SAMPLE_MS);
    try {
      const [token, other] = [await signUp(server.port), await signUp(server.port)];
      const deck = await importBenchDeck(server.port, other, 1_000);
      const common = { port: server.port, seconds: rounds === 1 ? SECONDS / 3 : SECONDS };
      const rows = [];
      const calm = (await runJob('attack', { ...common, probes: [{ path: HEALTH }] })).value.waits[HEALTH];
      for (const name of IMPORTS) {
        const order = { attack: name, method: 'POST', path: '/api/decks/import', token, senders: SENDERS };
        const { value } = await runJob('attack', { ...common, ...order, probes: [{ path: HEALTH }] });
        rows.push(healthRow(name, value, calm));
      }
      const saves = {
        attack: JSON.stringify({ copyright_info: 'Saved' }),
        method: 'PATCH',
        path: `/api/decks/${deck}`,
        token: other,
        senders: SAVES,
      };
      const probes = [{ path: LISTS }, { path: `/api/decks/public/${deck}` }];
      const { value } = await runJob('attack', { ...common, ...saves, probes });
      rows.push(
        ...probes.map(({ path }, index) => readRow(index === 0 ? 'the public list' : 'the deck', value.waits[path])),
      );
      return [...rows, memoryRow(peak)];
    } finally {
      clearInterval(timer);
      await server.close();
    }
  },
};

function healthRow(name, { statuses, waits }, calm) {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const figure = `${SENDERS} senders of ${name} (${answers.join(', ')}): health answers within`;
  const yardstick = { name: 'without an attack', value: calm.mostMs };
  return limitRow({ id: 'attack', figure, unit: 'ms', value: waits[HEALTH].mostMs, yardstick, most: MOST_HEALTH_MS });
}

function readRow(what, { p99Ms, mostMs }) {
  return limitRow({
    id: 'attack',
    figure: `${SAVES} parallel saves of one deck: 99 of 100 readers of ${what} answered within`,
    unit: 'ms',
    value: p99Ms,
    yardstick: { name: 'the slowest', value: mostMs },
    most: MOST_READ_MS,
  });
}

function memoryRow(peak) {
  const figure = 'most memory of the server during all attacks';
  return limitRow({ id: 'attack', figure, unit: 'MB', value: peak / 1e6, most: MOST_MB });
}

import { randomUUID } from 'node:crypto';
import { forgetPeak, peakMemory } from '../measure/peakMemory.mjs';
import { runJob } from '../measure/runJob.mjs';
import { limitRow, plainRow } from '../report/row.mjs';
import { importBenchDeck, signUp } from '../server/apiDecks.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const IMPORTS = ['tiny objects', 'a million values', 'unique keys', 'invalid cards', 'deep lists', 'the largest deck'];
const SECONDS = 10;
const SENDERS = 8;
const HEALTH = '/api/health/live';
const MOST_HEALTH_MS = 100;
const MOST_MB = 512;

/** P16: what others wait for, and how much memory the server takes, while members send hostile bodies. */
export const attack = {
  id: 'P16',
  name: 'attack',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    const seconds = rounds === 1 ? SECONDS / 3 : SECONDS;
    const { rss: before } = await server.usage();
    const probes = [{ path: HEALTH }];
    try {
      const calm = (await runJob('attack', { port: server.port, seconds, probes })).value.waits[HEALTH];
      const rows = [];
      for (const order of await ordersFor(server.port)) {
        await forgetPeak(server.pid);
        const { value } = await runJob('attack', { port: server.port, seconds, probes, senders: SENDERS, ...order });
        rows.push(healthRow(order, value, calm), memoryRow(order, await peakMemory(server.pid)));
      }
      return [memoryBefore(before), ...rows];
    } finally {
      await server.close();
    }
  },
};

/** Two members attack: the limits of one alone must not be what protects the server. */
async function ordersFor(port) {
  const [token, other] = [await signUp(port), await signUp(port)];
  const deck = await importBenchDeck(port, other, 10);
  const { sub: member } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  const imports = IMPORTS.map((name) => ({
    attack: name,
    method: 'POST',
    path: '/api/decks/import',
    tokens: [token, other],
  }));
  const whole = { attack: 'the largest content', method: 'PATCH', path: `/api/decks/${deck}`, tokens: [other] };
  return [
    ...imports,
    whole,
    { ...whole, isDeaf: true, name: 'the largest content, who never read an answer' },
    { ...whole, attack: JSON.stringify({ copyright_info: 'Saved' }), name: 'small saves of the largest deck' },
    { ...whole, attack: 'the largest draft', method: 'PUT', path: `/api/decks/${deck}/draft` },
    { attack: 'the largest font', method: 'POST', path: '/api/own-fonts', tokens: [token, other] },
    {
      attack: 'the largest picture',
      method: 'POST',
      path: `/storage/v1/object/images/${member}/${randomUUID()}.png`,
      tokens: [token],
      type: 'image/png',
    },
  ];
}

const nameOf = ({ attack, name = attack }) => `${SENDERS} senders of ${name}`;

function healthRow(order, { statuses, waits }, calm) {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const figure = `${nameOf(order)} (${answers.join(', ')}): health answers within`;
  const yardstick = { name: 'without an attack', value: calm.mostMs };
  return limitRow({ id: 'P16', figure, unit: 'ms', value: waits[HEALTH].mostMs, yardstick, most: MOST_HEALTH_MS });
}

function memoryRow(order, peak) {
  const figure = `${nameOf(order)}: most memory of the server`;
  return limitRow({ id: 'P16', figure, unit: 'MB', value: peak / 1e6, most: MOST_MB });
}

function memoryBefore(rss) {
  return plainRow({ id: 'P16', figure: 'memory of the server before the attacks', unit: 'MB', value: rss / 1e6 });
}

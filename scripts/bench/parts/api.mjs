import { inTurn, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { plainRow, shareRow } from '../report/row.mjs';
import { authorization, importBenchDeck, readText, signUp } from '../server/apiDecks.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const CARDS = 50;
const CONNECTIONS = 10;
const DECKS = 10;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const LEAST = 0.6;

/**
 * P8: reading a deck, compared with a bare route of the same app that runs one statement and sends the same bytes. Readers of
 * one deck share statements, which those of ten decks in turn hardly can.
 */
export const api = {
  id: 'P8',
  name: 'api',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    try {
      const token = await signUp(server.port);
      const ids = [];
      for (let deck = 0; deck < DECKS; deck += 1) ids.push(await importBenchDeck(server.port, token, CARDS));
      const own = (id) => `/api/decks/${id}?include=categories.cards`;
      const one = ids.slice(0, 1);
      const rows = [];
      for (const [name, decks, pathOf, headers] of [
        ['own', one, own, authorization(token)],
        [`${DECKS} own ones in turn`, ids, own, authorization(token)],
        ['public, with its designs', one, (id) => `/api/decks/public/${id}`, {}],
        ['own, Brotli', one, own, { ...authorization(token), 'Accept-Encoding': 'br' }],
      ])
        rows.push(await readsRow(server, rounds, { name, ids: decks, pathOf, headers, token }));
      return rows;
    } finally {
      await server.close();
    }
  },
};

async function readsRow(server, rounds, { name, ids, pathOf, headers, token }) {
  await server.answerBareWith(await readText(server.port, pathOf(ids[0]), token));
  const load = (asked) =>
    runJob('requests', {
      port: server.port,
      requests: ids.map((id) => ({ path: asked(id), headers })),
      connections: CONNECTIONS,
      seconds: SECONDS,
      warmUp: WARM_UP_SECONDS,
    });
  const { reads, bare } = await inTurn(rounds, { reads: () => load(pathOf), bare: () => load((id) => `/bare/${id}`) });
  const values = (runs) => runs.map(({ value }) => value);
  const refused = [...values(reads), ...values(bare)].reduce((sum, run) => sum + run.refused, 0);
  if (refused > 0) throw new Error(`${refused} requests did not get a 200 response`);
  const row = {
    id: 'P8',
    figure: `a deck of ${CARDS} cards, ${name}: reads a second`,
    unit: '/s',
    value: medianOf(values(reads), 'aSecond'),
    yardstick: { name: 'bare route', value: medianOf(values(bare), 'aSecond') },
    runs: values(reads).map(({ aSecond }) => aSecond),
  };
  return headers['Accept-Encoding'] === undefined ? shareRow({ ...row, least: LEAST }) : plainRow(row);
}

import { runJob } from '../measure/runJob.mjs';
import { limitRow, plainRow } from '../report/row.mjs';
import { importBenchDeck, signUp } from '../server/apiDecks.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const SECONDS = 10;
const SAVES = 40;
const CARDS = 1_000;
const MOST_READ_MS = 200;

/** Crowd: what readers wait for while forty saves hit one deck at a time, by database. */
export const crowd = {
  id: 'crowd',
  name: 'crowd',
  async run({ rounds, folder }) {
    const seconds = rounds === 1 ? SECONDS / 3 : SECONDS;
    return [...(await measure('postgres', seconds, folder)), ...(await measure('embedded', seconds, folder))];
  },
};

async function measure(database, seconds, folder) {
  const server = await startApiServer(folder, database);
  try {
    const token = await signUp(server.port);
    const [deck, other] = [
      await importBenchDeck(server.port, token, CARDS),
      await importBenchDeck(server.port, await signUp(server.port), 50),
    ];
    const readers = {
      'the public list': '/api/decks/public',
      'another deck': `/api/decks/public/${other}`,
      'the deck itself': `/api/decks/public/${deck}`,
    };
    const { value } = await runJob('attack', {
      port: server.port,
      seconds,
      senders: SAVES,
      attack: JSON.stringify({ copyright_info: 'Saved' }),
      method: 'PATCH',
      path: `/api/decks/${deck}`,
      tokens: [token],
      probes: Object.values(readers).map((path) => ({ path })),
    });
    const what = `${database}: ${SAVES} parallel saves of ${CARDS} cards`;
    const saved = plainRow({
      id: 'crowd',
      figure: `${what}: saves a second`,
      unit: '/s',
      value: value.statuses[200] / seconds,
    });
    return [
      saved,
      ...Object.entries(readers).map(([name, path]) =>
        readRow(`${what}: 99 of 100 readers of ${name}`, value.waits[path]),
      ),
    ];
  } finally {
    await server.close();
  }
}

function readRow(figure, { p99Ms, mostMs }) {
  const yardstick = { name: 'the slowest', value: mostMs };
  return limitRow({ id: 'crowd', figure, unit: 'ms', value: p99Ms, yardstick, most: MOST_READ_MS });
}

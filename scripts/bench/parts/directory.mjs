import { openPostgres } from '../../../server/dist/database/connect.js';
import { listPublicDecks } from '../../../server/dist/queries/decks/listDecks.js';
import { inTurn, median, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { plainRow, ratioRow } from '../report/row.mjs';
import { importBenchDeck, signUp } from '../server/apiDecks.mjs';
import { fillDirectory } from '../server/fillDirectory.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const DECKS = 5007;
const CONNECTIONS = 10;
const SECONDS = 3;
const TIMES = 15;
const MOST = 3;
const ALL = `select count(*) from app.deck_search where document @@ websearch_to_tsquery('english', 'bench')`;

/** The directory with 5,007 public decks and 150,000 cards: lists, searches, a deck's page and saves; and the search alone. */
export const directory = {
  id: 'directory',
  name: 'directory',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    const { knex, close } = await openPostgres(server.databaseUrl);
    try {
      const id = await fillDirectory(knex, DECKS);
      const token = await signUp(server.port);
      const own = await importBenchDeck(server.port, token, 30);
      return [...(await requestRows(server.port, rounds, id, token, own)), await searchRow(knex, rounds)];
    } finally {
      await close();
      await server.close();
    }
  },
};

async function requestRows(port, rounds, id, token, own) {
  const paths = {
    'first page of the directory': '/api/decks/public?limit=20&include=cover',
    'search, all decks match': '/api/decks/public?limit=20&include=cover&q=bench',
    'search, one deck in 50 has the title': '/api/decks/public?limit=20&include=cover&q=lamp%20and',
    "a deck's page": `/api/decks/public/${id}`,
  };
  const load = (path) => () =>
    runJob('requests', { port, requests: [{ path }], connections: CONNECTIONS, seconds: SECONDS, warmUp: 1 });
  const saves = async () => {
    const { value } = await runJob('saves', { port, token, deck: own, way: 'card', saves: 20, warmUp: 5 });
    return { value: { saveMs: median(value) } };
  };
  const things = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, load(path)]));
  const results = await inTurn(rounds, { ...things, saves });
  const values = (name) => results[name].map(({ value }) => value);
  const refused = Object.keys(paths)
    .flatMap(values)
    .reduce((sum, run) => sum + run.refused, 0);
  if (refused > 0) throw new Error(`${refused} requests were not answered 200`);
  const row = (figure, unit, value) => plainRow({ id: 'directory', figure: `${DECKS} decks: ${figure}`, unit, value });
  return [
    ...Object.keys(paths).map((name) => row(`${name}, a second`, '/s', medianOf(values(name), 'aSecond'))),
    row('saving one card of another deck', 'ms', medianOf(values('saves'), 'saveMs')),
  ];
}

/** The search and the count take turns, so that both meet the same other work of the machine. */
async function searchRow(knex, rounds) {
  const work = {
    search: () => listPublicDecks(knex, { search: 'bench' }, { limit: 20, withCover: false }),
    count: () => knex.raw(ALL),
  };
  const times = { search: [], count: [] };
  for (let index = 0; index < TIMES * rounds; index++)
    for (const [name, run] of Object.entries(work)) {
      const begun = performance.now();
      await run();
      times[name].push(performance.now() - begun);
    }
  return ratioRow({
    id: 'directory',
    figure: `${DECKS} decks match: the search's statement`,
    unit: 'ms',
    value: median(times.search),
    yardstick: { name: 'counting them by the index', value: median(times.count) },
    most: MOST,
  });
}

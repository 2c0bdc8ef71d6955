import { openPostgres } from '../../../server/dist/database/connect.js';
import { listPublicDecks } from '../../../server/dist/queries/decks/listDecks.js';
import { readDeckTree } from '../../../server/dist/queries/decks/readDeck.js';
import { inTurn, median, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { timesInTurn } from '../measure/timesInTurn.mjs';
import { plainRow, ratioRow } from '../report/row.mjs';
import { importBenchDeck, readText, signUp } from '../server/apiDecks.mjs';
import { fillDirectory } from '../server/fillDirectory.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const DECKS = 5007;
const CONNECTIONS = 10;
const SECONDS = 3;
const TIMES = 15;
const MOST = { answer: 1.5, search: 3 };
const LISTS = '/api/decks/public?limit=20&include=cover';
const ALL = `select count(*) from app.deck_search where document @@ websearch_to_tsquery('english', 'bench')`;

/** P15: the directory with 5,007 public decks and 150,000 cards: lists, searches, a deck's page and saves; and the search alone. */
export const directory = {
  id: 'P15',
  name: 'directory',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    const { knex, close } = await openPostgres(server.databaseUrl);
    try {
      const id = await fillDirectory(knex, DECKS);
      const token = await signUp(server.port);
      const own = await importBenchDeck(server.port, token, 30);
      return [
        ...(await answerRows(server, knex, rounds, id)),
        await searchRow(knex, rounds),
        ...(await requestRows(server.port, rounds, id, token, own)),
      ];
    } finally {
      await close();
      await server.close();
    }
  },
};

async function requestRows(port, rounds, id, token, own) {
  const paths = {
    'first page of the directory': LISTS,
    'search, all decks match': `${LISTS}&q=bench`,
    'search, one deck in 50 has the title': `${LISTS}&q=lamp%20and`,
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
  const row = (figure, unit, value) => plainRow({ id: 'P15', figure: `${DECKS} decks: ${figure}`, unit, value });
  return [
    ...Object.keys(paths).map((name) => row(`${name}, a second`, '/s', medianOf(values(name), 'aSecond'))),
    row('saving one card of another deck', 'ms', medianOf(values('saves'), 'saveMs')),
  ];
}

/** The answers that public pages ask for, compared with the sum of their statement and a bare route that sends the same bytes. */
async function answerRows(server, knex, rounds, id) {
  const page = { limit: 20, withCover: true };
  const answers = [
    ['first page of the directory', LISTS, () => listPublicDecks(knex, {}, page)],
    ['search, all decks match', `${LISTS}&q=bench`, () => listPublicDecks(knex, { search: 'bench' }, page)],
    ["a deck's page", `/api/decks/public/${id}`, () => readDeckTree(knex, id)],
  ];
  const rows = [];
  for (const [name, path, statement] of answers) {
    await server.answerBareWith(await readText(server.port, path));
    const times = await timesInTurn(TIMES * rounds, {
      answer: () => readText(server.port, path),
      bare: () => readText(server.port, `/bare/${id}`),
      statement,
    });
    const yardstick = { name: 'its statement and a bare route', value: times.statement + times.bare };
    const figure = `${DECKS} decks: ${name}`;
    rows.push(ratioRow({ id: 'P15', figure, unit: 'ms', value: times.answer, yardstick, most: MOST.answer }));
  }
  return rows;
}

async function searchRow(knex, rounds) {
  const { search, count } = await timesInTurn(TIMES * rounds, {
    search: () => listPublicDecks(knex, { search: 'bench' }, { limit: 20, withCover: false }),
    count: () => knex.raw(ALL),
  });
  return ratioRow({
    id: 'P15',
    figure: `${DECKS} decks match: the search's statement`,
    unit: 'ms',
    value: search,
    yardstick: { name: 'counting them by the index', value: count },
    most: MOST.search,
  });
}

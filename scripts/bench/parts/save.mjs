import { inTurn, median } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { limitRow } from '../report/row.mjs';
import { importBenchDeck, readText, signUp } from '../server/apiDecks.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const CARDS = 1000;
const SAVES = 20;
const MOST_MS = 60;

/** P9: saving one changed card of a large deck, as an editor does: with everything in it and the version it was read at. */
export const save = {
  id: 'P9',
  name: 'save',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    try {
      const token = await signUp(server.port);
      const deck = await importBenchDeck(server.port, token, CARDS);
      await server.answerBareWith(await readText(server.port, `/api/decks/${deck}?include=categories.cards`, token));
      const job = (bare) => runJob('saves', { port: server.port, token, deck, bare, saves: SAVES });
      const { saves, bares } = await inTurn(rounds, { saves: () => job(false), bares: () => job(true) });
      const times = (runs) => runs.flatMap(({ value }) => value);
      return [
        limitRow({
          id: 'P9',
          figure: `saving one changed card of ${CARDS}: median`,
          unit: 'ms',
          value: median(times(saves)),
          yardstick: { name: 'same bytes, one column stored', value: median(times(bares)) },
          most: MOST_MS,
          runs: times(saves),
        }),
      ];
    } finally {
      await server.close();
    }
  },
};

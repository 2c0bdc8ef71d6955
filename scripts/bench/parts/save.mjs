import { inTurn, median, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { limitRow, plainRow } from '../report/row.mjs';
import { importBenchDeck, readText, signUp } from '../server/apiDecks.mjs';
import { startApiServer } from '../server/startApiServer.mjs';

const CARDS = 1000;
const SAVES = 20;
const WARM_UP = 5;
const MOST_MS = 60;

/** P9: saving one changed card of a large deck with its version, as the editor does; and the whole deck, as after moving cards. */
export const save = {
  id: 'P9',
  name: 'save',
  async run({ rounds, folder }) {
    const server = await startApiServer(folder);
    try {
      const token = await signUp(server.port);
      const deck = await importBenchDeck(server.port, token, CARDS);
      await server.answerBareWith(await readText(server.port, `/api/decks/${deck}?include=categories.cards`, token));
      const job = async (way) => {
        const before = await server.usage();
        const { value } = await runJob('saves', {
          port: server.port,
          token,
          deck,
          way,
          saves: SAVES,
          warmUp: WARM_UP,
        });
        const after = await server.usage();
        return { times: value, cpuMs: (after.cpuMs - before.cpuMs) / (SAVES + WARM_UP) };
      };
      const { saves, wholes, bares } = await inTurn(rounds, {
        saves: () => job('card'),
        wholes: () => job('whole'),
        bares: () => job('bare'),
      });

      const times = (runs) => runs.flatMap((run) => run.times);
      const yardstick = { name: 'the whole deck sent, one column stored', value: median(times(bares)) };
      return [
        limitRow({
          id: 'P9',
          figure: `saving one changed card of ${CARDS}: median`,
          unit: 'ms',
          value: median(times(saves)),
          yardstick,
          most: MOST_MS,
          runs: times(saves),
        }),
        plainRow({
          id: 'P9',
          figure: `saving all ${CARDS} cards, one changed: median`,
          unit: 'ms',
          value: median(times(wholes)),
          yardstick,
        }),
        plainRow({
          id: 'P9',
          figure: `saving one changed card of ${CARDS}: CPU of the server`,
          unit: 'ms',
          value: medianOf(saves, 'cpuMs'),
          yardstick: { name: 'the whole deck sent, one column stored', value: medianOf(bares, 'cpuMs') },
        }),
      ];
    } finally {
      await server.close();
    }
  },
};

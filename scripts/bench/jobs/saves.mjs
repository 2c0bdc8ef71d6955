// Saves a deck repeatedly, each time with one card's text changed and with the latest version.
import { HttpConnection, requestBytes } from '../measure/HttpConnection.mjs';

const CONTENTS = {
  card: ({ version }, card) => ({ version, cards: [card] }),
  whole: ({ version, categories }) => ({ version, categories }),
  bare: ({ version, categories, copyright_info }) => ({ version, categories, copyright_info }),
};

/**
 * @param {{port: number, token: string, deck: string, way: 'card' | 'whole' | 'bare', saves: number, warmUp: number}} parameters the
 *   deck's id; `way`: the changed card as in the editor, the whole content, or the content to the route that stores one column
 * @returns {Promise<number[]>} for each save, ms from the request to the complete response
 */
export default async function saves({ port, token, deck: id, way, saves, warmUp }) {
  const connection = await HttpConnection.open(port);
  const headers = { Authorization: `Bearer ${token}` };
  const read = requestBytes({ path: `/api/decks/${id}?include=categories.cards`, headers });
  const { deck } = JSON.parse((await connection.send(read)).body.toString());
  const times = [];
  for (let save = -warmUp; save < saves; save += 1) {
    const { cards } = deck.categories[0];
    const card = cards[(save * 7 + 500) % cards.length];
    card.translations.en.title = `Saved ${process.pid} ${save}`;
    const path = `/${way === 'bare' ? 'bare' : 'api/decks'}/${id}`;
    const body = JSON.stringify(CONTENTS[way](deck, card));
    const request = requestBytes({ method: 'PATCH', path, headers, body });
    const sent = performance.now();
    const answer = await connection.send(request);
    if (save >= 0) times.push(performance.now() - sent);
    if (answer.status !== 200) throw new Error(`a save got status ${answer.status}: ${answer.body.subarray(0, 500)}`);
    if (way !== 'bare') deck.version = JSON.parse(answer.body.toString()).deck.version;
  }
  connection.close();
  return times;
}

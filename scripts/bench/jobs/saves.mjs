// Saves a deck again and again as an editor does: everything in it, one card's text changed, the version that was told last.
import { HttpConnection, requestBytes } from '../measure/HttpConnection.mjs';

/**
 * @param {{port: number, token: string, deck: string, bare: boolean, saves: number, warmUp: number}} parameters the deck's id; `bare` sends
 *   the same to the route that only stores one column
 * @returns {Promise<number[]>} ms from sending to the whole answer, each
 */
export default async function saves({ port, token, deck: id, bare, saves, warmUp }) {
  const connection = await HttpConnection.open(port);
  const headers = { Authorization: `Bearer ${token}` };
  const read = requestBytes({ path: `/api/decks/${id}?include=categories.cards`, headers });
  const { deck } = JSON.parse((await connection.send(read)).body.toString());
  const times = [];
  for (let save = -warmUp; save < saves; save += 1) {
    const { cards } = deck.categories[0];
    cards[(save * 7 + 500) % cards.length].translations.en.title = `Saved ${process.pid} ${save}`;
    const path = `/${bare ? 'bare' : 'api/decks'}/${id}`;
    const { version, categories, copyright_info } = deck;
    const body = JSON.stringify({ version, categories, ...(bare && { copyright_info }) });
    const request = requestBytes({ method: 'PATCH', path, headers, body });
    const sent = performance.now();
    const answer = await connection.send(request);
    if (save >= 0) times.push(performance.now() - sent);
    if (answer.status !== 200) throw new Error(`a save was answered ${answer.status}: ${answer.body.subarray(0, 500)}`);
    if (!bare) deck.version = JSON.parse(answer.body.toString()).deck.version;
  }
  connection.close();
  return times;
}

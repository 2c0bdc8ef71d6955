import type { ServerResponse } from 'node:http';
import { HttpProblem } from '../errors.js';
import type { JsonText } from './JsonText.js';

/** Answers of more bytes than this are long. */
const LONG = 1_000_000;
/** How many different long answers one reader may receive at a time. */
const MOST = 4;

/** Limits the long answers of each reader, because an answer stays in memory until it has been read, however slowly. */
export class LongAnswers {
  readonly #underWay = new Map<string, Map<JsonText, number>>();

  /** Counts an answer until its response is closed. @throws HttpProblem 429 */
  count(reader: string, answer: JsonText, response: ServerResponse): void {
    if (answer.length <= LONG || response.closed) return;
    const answers = this.#underWay.get(reader) ?? new Map<JsonText, number>();
    const times = answers.get(answer) ?? 0;
    if (times === 0 && answers.size >= MOST)
      throw new HttpProblem('too-many-requests', 'Wait until the other responses have arrived.', {
        headers: { 'Retry-After': '5' },
      });
    this.#underWay.set(reader, answers.set(answer, times + 1));
    response.once('close', () => {
      const left = (answers.get(answer) ?? 1) - 1;
      if (left > 0) answers.set(answer, left);
      else answers.delete(answer);
      if (answers.size === 0) this.#underWay.delete(reader);
    });
  }
}

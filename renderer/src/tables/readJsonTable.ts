import { CardwrightError } from '../errors.js';
import { parseJson } from '../schema/index.js';
import { listedCards } from './listedCards.js';
import type { Table } from './table.js';
import { tableFromObjects } from './tableFromObjects.js';

/**
 * Reads the cards of another program: a JSON list, or an object with one list.
 * @throws CardwrightError `table.malformed` if it is not JSON, `table.no_list` if it has no list of cards,
 * or several lists
 */
export function readJsonTable(bytes: Uint8Array, file: string): Table {
  const document = parseJson(bytes, file);
  if (!document.ok)
    throw new CardwrightError('table.malformed', `${file} cannot be read as JSON.`, {
      path: file,
      problems: document.problems,
    });
  const cards = listedCards(document.value.value, file);
  if (cards === undefined)
    throw new CardwrightError('table.no_list', `${file} has no list of cards.`, {
      path: file,
      fix: 'If it is a deck file, import it as one. Otherwise, write a list with one object for each card.',
    });
  return tableFromObjects(cards, file);
}

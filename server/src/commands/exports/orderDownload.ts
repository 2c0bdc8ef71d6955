import type { Services } from '../../services.js';
import { notFound } from '../../errors.js';
import { canDownloadDeck } from '../../policies/decks.js';
import { statusAt } from '../../presenters/exports.js';
import { deleteExport } from '../../queries/exports/changeExport.js';
import { readDownload, readDownloadableDeck, type DownloadRequest } from '../../queries/exports/downloads.js';
import { isFinal, type ExportRow } from '../../queries/exports/rows.js';

export interface AskedDownload {
  readonly id: string;
  readonly paper: 'a4' | 'letter';
  readonly language: string;
  /** One card by its place in the deck, from 1; all by default. */
  readonly card?: number | undefined;
}

/**
 * The download of a deck's current version, if somebody has asked for it before.
 * @throws HttpProblem 404, also for decks that are not public and those that cannot be downloaded
 */
export async function findDownload(
  { database }: Pick<Services, 'database'>,
  asked: AskedDownload,
): Promise<ExportRow | undefined> {
  const deck = await readDownloadableDeck(database.knex, asked.id);
  if (deck === undefined || !canDownloadDeck(deck)) throw notFound('Download');
  return readDownload(database.knex, asked.id, deck.version, requestOf(asked));
}

/**
 * Has the download of a deck's current version made, unless it is there or under way. Only making counts against the
 * sender's limit.
 * @param sender the network address
 * @throws HttpProblem 404, 422 if there is no such card or language, `too-many-requests`, `unavailable` while too many downloads wait
 */
export async function orderDownload(
  services: Pick<Services, 'database' | 'exports' | 'limits' | 'clock'>,
  asked: AskedDownload,
  sender: string,
): Promise<ExportRow> {
  const { database, exports, limits, clock } = services;
  const found = await findDownload(services, asked);
  if (found !== undefined && (!isFinal(found) || statusAt(found, clock()) === 'done')) return found;
  await limits.take('download', sender);
  // One that failed or expired is made again from the deck as it is now.
  if (found !== undefined) await deleteExport(database.knex, found.id);
  await exports.enqueueDownload({ deckId: asked.id, ...requestOf(asked) });
  const made = await findDownload(services, asked);
  if (made === undefined) throw notFound('Download');
  return made;
}

function requestOf({ paper, language, card }: AskedDownload): DownloadRequest {
  return { preset: `home-${paper}`, languages: [language], ...(card !== undefined && { cards: String(card) }) };
}

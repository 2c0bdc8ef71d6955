import type { Services } from '../../services.js';
import { notFound } from '../../errors.js';
import { canDownloadDeck } from '../../policies/decks.js';
import { statusAt } from '../../presenters/exports.js';
import { deleteExport } from '../../queries/exports/changeExport.js';
import { readDownload, readDownloadableDeck } from '../../queries/exports/downloads.js';
import { isFinal, type ExportRow } from '../../queries/exports/rows.js';

export interface AskedDownload {
  readonly id: string;
  readonly paper: 'a4' | 'letter';
  readonly language: string;
}

/**
 * The download of a deck's current version, if somebody has asked for it before.
 * @throws HttpProblem 404, also for decks that are not public and those that cannot be downloaded
 */
export async function findDownload(
  { database }: Pick<Services, 'database'>,
  { id, paper, language }: AskedDownload,
): Promise<ExportRow | undefined> {
  const deck = await readDownloadableDeck(database.knex, id);
  if (deck === undefined || !canDownloadDeck(deck)) throw notFound('Download');
  return readDownload(database.knex, { deckId: id, version: deck.version, preset: presetOf(paper), language });
}

/**
 * Has the download of a deck's current version made, unless it is there or under way. Only making counts against the
 * sender's limit.
 * @param sender the network address
 * @throws HttpProblem 404, `too-many-requests`, `unavailable` while too many downloads wait
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
  // One that failed or expired is made anew from the deck as it is.
  if (found !== undefined) await deleteExport(database.knex, found.id);
  const { id: deckId, paper, language } = asked;
  await exports.enqueueDownload({ deckId, preset: presetOf(paper), languages: [language] });
  const made = await findDownload(services, asked);
  if (made === undefined) throw notFound('Download');
  return made;
}

function presetOf(paper: AskedDownload['paper']): string {
  return `home-${paper}`;
}

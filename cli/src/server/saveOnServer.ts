import { isDeepStrictEqual } from 'node:util';
import { CardwrightError, type DeckFile } from '@cardwright/renderer';
import { deckCalls } from '@cardwright/server/contract';
import type { StoredDeck } from './createOnServer.js';
import type { ServerClient } from './ServerClient.js';
import { isSaved } from './isSaved.js';

interface Saving {
  readonly id: string;
  /** The version that the file is based on, if known. */
  readonly base: number | undefined;
  /** The server that the file was last pulled from, if any. */
  readonly pulledFrom: string | undefined;
  /** The current version on the server. */
  readonly current: number;
  /** The current deck on the server, as a file. */
  readonly stored: DeckFile;
  /** Overwrites the current deck. */
  readonly force: boolean;
  /** The file, for messages. */
  readonly place: string;
}

/**
 * Updates the deck with the same id, unless someone else has saved it since. A deck that the server has already is not saved,
 * and keeps its version.
 * @throws CardwrightError `server.conflict`; then nothing was saved
 */
export async function saveOnServer(client: ServerClient, deck: DeckFile, saving: Saving): Promise<StoredDeck> {
  const { id, current, stored, force, place } = saving;
  const base = force ? current : saving.base;
  if (base !== current) throw conflict(saving, current);
  if (isSaved(deck, stored, client.address)) return { id, version: current, ids: {}, warnings: [] };
  try {
    const body = { ...withoutKnownDesigns(deck, stored), version: base };
    const answer = await client.call(deckCalls.updateDeck, { params: { id }, body }, place);
    return { id, version: answer.deck.version, ids: answer.ids, warnings: [] };
  } catch (error) {
    // Someone saved between our check and our save.
    if (error instanceof CardwrightError && error.code === 'server.conflict') throw conflict(saving, undefined);
    throw error;
  }
}

/** Replaces unchanged pulled templates by their ids, so that they are not copied. */
function withoutKnownDesigns(deck: DeckFile, before: DeckFile) {
  const { templates, color_scheme: scheme, ...rest } = deck;
  const known = [before.templates?.front, before.templates?.back];
  const isKnown = (design: unknown): boolean => known.some((each) => isDeepStrictEqual(each, design));
  const front = isKnown(templates?.front) ? null : templates?.front;
  const back = isKnown(templates?.back) ? null : templates?.back;
  return {
    ...rest,
    ...((front ?? back) && { templates: { front, back } }),
    ...(scheme && !isDeepStrictEqual(scheme, before.color_scheme) && { color_scheme: scheme }),
  };
}

function conflict({ id, base, pulledFrom, place }: Saving, now: number | undefined): CardwrightError {
  const has = now === undefined ? 'someone else has just saved it' : `the server has version ${now}`;
  const unknown =
    pulledFrom === undefined
      ? 'the file does not contain the version that it is based on'
      : `the file was last pulled from another server, ${pulledFrom}`;
  const told = base === undefined ? unknown : `the file is based on version ${base}`;
  return new CardwrightError('server.conflict', `${place} was not pushed: ${has}, but ${told}.`, {
    path: place,
    fix: `To merge both, run: cardwright pull ${id} -o theirs.json. To overwrite theirs with yours, run: cardwright push ${place} --force`,
  });
}

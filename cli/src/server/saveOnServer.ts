import { isDeepStrictEqual } from 'node:util';
import { CardwrightError, type DeckFile } from '@cardwright/renderer';
import { z } from 'zod';
import { valueOf } from '@cardwright/renderer/production';
import type { StoredDeck } from './createOnServer.js';
import type { ServedDeck } from './fetchDeck.js';
import type { ServerClient } from './ServerClient.js';
import { toDeckFile } from './toDeckFile.js';

const saved = z.object({
  deck: z.looseObject({ version: z.number().int() }),
  ids: z.record(z.string(), z.string()),
});

interface Saving {
  readonly id: string;
  /** The version that the file is based on; undefined when it does not say. */
  readonly base: number | undefined;
  /** What the server has now. */
  readonly present: ServedDeck;
  /** Takes the place of whatever is there now. */
  readonly force: boolean;
  /** The file, for messages. */
  readonly place: string;
}

/**
 * Saves a deck over the one with its id, unless somebody saved since.
 * @throws CardwrightError `server.conflict`, and nothing was saved
 */
export async function saveOnServer(client: ServerClient, deck: DeckFile, saving: Saving): Promise<StoredDeck> {
  const { id, present, force, place } = saving;
  const base = force ? present.version : saving.base;
  if (base !== present.version) throw conflict(saving, present.version);
  const body = JSON.stringify({ ...withoutKnownDesigns(deck, present, client.address), version: base });
  try {
    const answer = await client.json(`/api/decks/${id}`, saved, { method: 'PATCH', body, place });
    return { id, version: answer.deck.version, ids: answer.ids, warnings: [] };
  } catch (error) {
    // Between the look and the save.
    if (error instanceof CardwrightError && error.code === 'server.conflict') throw conflict(saving, undefined);
    throw error;
  }
}

/** Designs that were pulled and not changed are named by their ids, so that no copy of them is made. */
function withoutKnownDesigns(deck: DeckFile, present: ServedDeck, server: string): object {
  const { templates, color_scheme: scheme, ...rest } = deck;
  const before = valueOf(toDeckFile(present, server), present.id).value;
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

function conflict({ id, base, place }: Saving, now: number | undefined): CardwrightError {
  const has = now === undefined ? 'somebody saved at this moment' : `the server has version ${now}`;
  const told =
    base === undefined
      ? 'the file does not say which version it was made from'
      : `the file was made from version ${base}`;
  return new CardwrightError('server.conflict', `${place} was not pushed: ${has}, and ${told}.`, {
    path: place,
    fix: `Bring both together: cardwright pull ${id} -o theirs.json; or put yours in the place of theirs: cardwright push ${place} --force`,
  });
}

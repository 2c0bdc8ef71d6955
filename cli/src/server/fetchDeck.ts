import { CardwrightError } from '@cardwright/renderer';
import { z } from 'zod';
import type { ServerClient } from './ServerClient.js';

const design = z.looseObject({ id: z.string() });

const answer = z.object({
  deck: z.looseObject({
    id: z.string(),
    /** Only for the owner; incremented by each save. */
    version: z.number().int().optional(),
    designs: z.object({ templates: z.array(design), color_scheme: design.nullable() }),
  }),
});

/** A deck from the server, with its templates and, if it is yours, its `version`. */
export type ServedDeck = z.infer<typeof answer>['deck'];

/** A whole deck, your own or public. @throws CardwrightError `server.not_found` and others */
export async function fetchDeck(client: ServerClient, id: string): Promise<ServedDeck> {
  const path = (await client.isSignedIn()) ? `${id}?include=categories.cards,designs` : `public/${id}`;
  return (await client.json(`/api/decks/${path}`, answer, { place: id })).deck;
}

/** A deck without its content; undefined if it does not exist or this account may not see it. */
export async function fetchDeckHead(client: ServerClient, id: string): Promise<ServedDeck | undefined> {
  try {
    return (await client.json(`/api/decks/${id}?include=designs`, answer, { place: id })).deck;
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'server.not_found') return undefined;
    throw error;
  }
}

import { CardwrightError } from '@cardwright/renderer';
import { z } from 'zod';
import type { ServerClient } from './ServerClient.js';

const design = z.looseObject({ id: z.string() });

const answer = z.object({
  deck: z.looseObject({
    id: z.string(),
    /** Only the owner's; counts every save. */
    version: z.number().int().optional(),
    designs: z.object({ templates: z.array(design), color_scheme: design.nullable() }),
  }),
});

/** A deck as the server tells it: with its designs, and with `version` where it is one's own. */
export type ServedDeck = z.infer<typeof answer>['deck'];

/** A whole deck: one's own, or a public one. @throws CardwrightError `server.not_found` and others */
export async function fetchDeck(client: ServerClient, id: string): Promise<ServedDeck> {
  const path = (await client.isSignedIn()) ? `${id}?include=categories.cards,designs` : `public/${id}`;
  return (await client.json(`/api/decks/${path}`, answer, { place: id })).deck;
}

/** A deck without its content; undefined when there is none that this account may see. */
export async function fetchDeckHead(client: ServerClient, id: string): Promise<ServedDeck | undefined> {
  try {
    return (await client.json(`/api/decks/${id}?include=designs`, answer, { place: id })).deck;
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'server.not_found') return undefined;
    throw error;
  }
}

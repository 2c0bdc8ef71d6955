import type { DeckFile, Problem } from '@cardwright/renderer';
import { deckCalls } from '@cardwright/server/contract';
import { worlds } from '@cardwright/templates';
import { fetchDeck } from './fetchDeck.js';
import type { ServerClient } from './ServerClient.js';

export interface StoredDeck {
  readonly id: string;
  readonly version: number;
  /** The server's new ids by the ids that were sent but belong to another deck. */
  readonly ids: Readonly<Record<string, string>>;
  /** The world, by slug or id, that the server gave a new deck without one. */
  readonly world?: string | undefined;
  readonly warnings: readonly Problem[];
}

/** Creates a deck on the server. Keeps its id if it is free. @param place the file, for messages */
export async function createOnServer(client: ServerClient, deck: DeckFile, place: string): Promise<StoredDeck> {
  const { deck_id: id, ids, warnings } = await client.call(deckCalls.importDeck, { body: deck }, place);
  const asProblem = ({ code = 'server.left_out', path, message, fix }: (typeof warnings)[number]): Problem => ({
    code,
    severity: 'warning',
    path,
    message,
    ...(fix !== undefined && { fix }),
  });
  const world = (deck.world_id ?? undefined) === undefined ? await worldOf(client, id) : undefined;
  // A new deck has version 1.
  // The command line has already reported these pictures, with their places.
  return {
    id,
    version: 1,
    ids,
    world,
    warnings: warnings.filter(({ code }) => code !== 'image.not_found').map(asProblem),
  };
}

async function worldOf(client: ServerClient, id: string): Promise<string | undefined> {
  const { world_id: given } = await fetchDeck(client, id);
  return worlds().find((world) => world.id === given)?.slug ?? given ?? undefined;
}

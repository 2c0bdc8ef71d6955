import type { DeckFile, Problem } from '@cardwright/renderer';
import { deckCalls } from '@cardwright/server/contract';
import type { ServerClient } from './ServerClient.js';

export interface StoredDeck {
  readonly id: string;
  readonly version: number;
  /** The server's new ids by the ids that were sent but belong to another deck. */
  readonly ids: Readonly<Record<string, string>>;
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
  // A new deck has version 1.
  return { id, version: 1, ids, warnings: warnings.map(asProblem) };
}

import { CardwrightError } from '@cardwright/renderer';
import { deckCalls, type AnswerOf, type DeckDesigns } from '@cardwright/server/contract';
import type { ServerClient } from './ServerClient.js';

type AnyDeck = AnswerOf<typeof deckCalls.readDeck>['deck'];

/** A deck from the server, with its templates and, if it is yours, its `version`. */
export type ServedDeck = AnyDeck & { readonly designs: DeckDesigns };

/** A whole deck, your own or public. @throws CardwrightError `server.not_found` and others */
export async function fetchDeck(client: ServerClient, id: string): Promise<ServedDeck> {
  const params = { id };
  if (!(await client.isSignedIn())) return (await client.call(deckCalls.readPublicDeck, { params }, id)).deck;
  const query = { include: 'categories.cards,designs' };
  return withDesigns((await client.call(deckCalls.readDeck, { params, query }, id)).deck);
}

/** Like `fetchDeck`, but undefined if the deck does not exist or this account may not see it. */
export async function findDeck(client: ServerClient, id: string): Promise<ServedDeck | undefined> {
  try {
    return await fetchDeck(client, id);
  } catch (error) {
    if (error instanceof CardwrightError && error.code === 'server.not_found') return undefined;
    throw error;
  }
}

/** The version of our own deck; undefined for someone else's. */
export function versionOf(deck: ServedDeck): number | undefined {
  return 'version' in deck ? deck.version : undefined;
}

function withDesigns(deck: AnyDeck): ServedDeck {
  const { designs = { templates: [], color_scheme: null } } = deck;
  return { ...deck, designs };
}

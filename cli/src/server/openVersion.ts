import { parseDeckFile } from '@cardwright/renderer/schema';
import { valueOf, type LoadedDeck } from '@cardwright/renderer/production';
import { deckHistoryCalls } from '@cardwright/server/contract';
import { withWholeAddresses } from '@cardwright/server/contract/pictures';
import type { CommandContext } from '../commandContext.js';
import { UsageError } from '../exitCode.js';
import { readDeckReference } from './deckReference.js';
import { pulledFromOf } from './pulledFrom.js';
import { ServerClient } from './ServerClient.js';

/** A kept version of a deck on its server, with the designs that the deck has now. */
export async function openVersion(context: CommandContext, version: number, loaded: LoadedDeck): Promise<LoadedDeck> {
  const { deck, source } = loaded;
  const server = readDeckReference(source)?.server ?? pulledFromOf(deck)?.server;
  const isOnServer = server !== undefined || readDeckReference(source) !== undefined;
  if (deck.id === undefined || !isOnServer)
    throw new UsageError(
      `Version ${version} can only be read from a deck on a server; ${source} has never been on one.`,
    );
  const client = await ServerClient.open(context, { ofDeck: server });
  const params = { id: deck.id, version: String(version) };
  const kept = await client.call(deckHistoryCalls.readVersion, { params }, `version ${version}`);
  const { value, warnings } = valueOf(
    parseDeckFile({ ...withWholeAddresses(kept.deck, client.address), templates: undefined, color_scheme: undefined }),
    `version ${version}`,
  );
  return { ...loaded, deck: value, source: `version ${version}`, warnings };
}

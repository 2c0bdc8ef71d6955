import { stat } from 'node:fs/promises';
import type { CommandContext } from '../commandContext.js';
import { UsageError } from '../exitCode.js';
import { isAddress, readDeckReference } from '../server/deckReference.js';
import { loadDeck } from './loadDeck.js';
import type { LoadedDeck } from './loadedDeck.js';

/**
 * The deck that a command was given: a file, folder or table, or the address or id of one on a server.
 * @throws UsageError, and as `loadDeck` and `loadServerDeck`
 */
export async function openDeck(
  context: CommandContext,
  source: string,
  { allowRemote = false }: { readonly allowRemote?: boolean | undefined } = {},
): Promise<LoadedDeck> {
  const reference = readDeckReference(source);
  if (reference === undefined) {
    if (isAddress(source)) throw notADeck(source);
    return loadDeck(source);
  }
  const isFile = reference.server === undefined && (await stat(source).catch(() => undefined)) !== undefined;
  if (isFile) return loadDeck(source);
  const { loadServerDeck } = await import('../server/loadServerDeck.js');
  return loadServerDeck(context, reference, { source, allowRemote });
}

export function notADeck(address: string): UsageError {
  return new UsageError(`${address} names no deck: its address ends in the deck’s id, such as …/decks/0198c5e2-….`);
}

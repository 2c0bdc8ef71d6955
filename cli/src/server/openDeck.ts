import { stat } from 'node:fs/promises';
import { officialCatalogue } from '@cardwright/templates';
import type { CommandContext } from '../commandContext.js';
import { UsageError } from '../exitCode.js';
import { isAddress, readDeckReference, type DeckReference } from './deckReference.js';
import { loadDeck, type LoadedDeck } from '@cardwright/renderer/production';

/**
 * The deck that a command was given: a file, folder or table, or the address or id of one on a server.
 * @throws UsageError, and as `loadDeck` and `loadServerDeck`
 */
export async function openDeck(
  context: CommandContext,
  source: string,
  { allowRemote = false }: { readonly allowRemote?: boolean | undefined } = {},
): Promise<LoadedDeck> {
  const reference = await findReference(source);
  if (reference === undefined) return loadDeck(source, officialCatalogue());
  const { loadServerDeck } = await import('./loadServerDeck.js');
  return loadServerDeck(context, reference, { source, allowRemote });
}

/** The deck on a server that is meant; undefined for files. @throws UsageError for addresses that name no deck */
export async function findReference(source: string): Promise<DeckReference | undefined> {
  const reference = readDeckReference(source);
  if (reference === undefined && isAddress(source)) throw notADeck(source);
  // An id can be a file's name as well.
  const isFile = reference?.server === undefined && (await stat(source).catch(() => undefined)) !== undefined;
  return isFile ? undefined : reference;
}

export function notADeck(address: string): UsageError {
  return new UsageError(`${address} names no deck: its address ends in the deck’s id, such as …/decks/0198c5e2-….`);
}

import { stat } from 'node:fs/promises';
import { countCards } from '@cardwright/renderer';
import { boundHeap } from '@cardwright/server/v8';
import { officialCatalogue } from '@cardwright/templates';
import type { CommandContext } from '../commandContext.js';
import { UsageError } from '../exitCode.js';
import { isAddress, readDeckReference, type DeckReference } from './deckReference.js';
import { loadDeck, type LoadedDeck } from '@cardwright/renderer/production';

export interface OpenOptions {
  readonly allowRemote?: boolean | undefined;
  /** The server that QR codes lead to, instead of the deck's own. */
  readonly linkBase?: string | undefined;
}

/**
 * Opens a command's deck: a file, folder or table, or the URL or id of a deck on a server.
 * @throws UsageError, and the errors of `loadDeck` and `loadServerDeck`
 */
export async function openDeck(
  context: CommandContext,
  source: string,
  { allowRemote = false, linkBase }: OpenOptions = {},
): Promise<LoadedDeck> {
  const loaded = await load(context, source, allowRemote);
  boundHeap(countCards(loaded.deck));
  if (linkBase === undefined) return loaded;
  if (!/^https?:\/\//i.test(linkBase) || !URL.canParse(linkBase))
    throw new UsageError(`--link-base: expected an address that begins with http:// or https://; it is ${linkBase}.`);
  return { ...loaded, deck: { ...loaded.deck, link_base: linkBase.replace(/(?<!\/)\/+$/, '') } };
}

async function load(context: CommandContext, source: string, allowRemote: boolean): Promise<LoadedDeck> {
  const reference = await findReference(source);
  if (reference === undefined) return loadDeck(source, officialCatalogue());
  const { loadServerDeck } = await import('./loadServerDeck.js');
  return loadServerDeck(context, reference, { source, allowRemote });
}

/** The reference to a deck on a server; undefined for files. @throws UsageError for URLs without a deck */
export async function findReference(source: string): Promise<DeckReference | undefined> {
  const reference = readDeckReference(source);
  if (reference === undefined && isAddress(source)) throw notADeck(source);
  // An id can also be a file name.
  const isFile = reference?.server === undefined && (await stat(source).catch(() => undefined)) !== undefined;
  return isFile ? undefined : reference;
}

export function notADeck(address: string): UsageError {
  return new UsageError(
    `${address} is not the URL of a deck, which ends in the deck’s id, such as …/create/decks/0198c5e2-….`,
  );
}

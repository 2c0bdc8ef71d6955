import type { LoadedDeck } from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { openDeck, type OpenOptions } from './openDeck.js';

/**
 * The earlier state of a deck: one of its versions on its server by number, or another deck file, folder or deck on a
 * server. @throws UsageError for a number if the deck was never on a server, and the errors of `openDeck`
 */
export async function openSince(
  context: CommandContext,
  since: string | undefined,
  loaded: LoadedDeck,
  options: OpenOptions,
): Promise<LoadedDeck | undefined> {
  if (since === undefined) return undefined;
  if (!/^\d+$/.test(since)) return openDeck(context, since, options);
  const { openVersion } = await import('./openVersion.js');
  return openVersion(context, Number(since), loaded);
}

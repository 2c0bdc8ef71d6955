import { stat } from 'node:fs/promises';
import type { LoadedDeck } from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { openDeck, type OpenOptions } from '../server/openDeck.js';
import { openVersion } from '../server/openVersion.js';

/** Opens a deck, or with `@12` at the end version 12 of a deck on a server. @throws the errors of `openDeck` */
export async function openVersioned(
  context: CommandContext,
  source: string,
  options: OpenOptions,
): Promise<LoadedDeck> {
  const [, deck, version] = /^(.+)@(\d{1,9})$/.exec(source) ?? [];
  const isFile = (await stat(source).catch(() => undefined)) !== undefined;
  if (deck === undefined || isFile) return openDeck(context, source, options);
  return openVersion(context, Number(version), await openDeck(context, deck, options));
}

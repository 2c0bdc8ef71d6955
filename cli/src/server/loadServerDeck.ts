import { colorSchemes, officialTemplates } from '@cardwright/templates';
import { parseColorScheme, parseTemplate, type Parsed } from '@cardwright/renderer';
import type { CommandContext } from '../commandContext.js';
import { type LoadedDeck, valueOf } from '@cardwright/renderer/production';
import type { DeckReference } from './deckReference.js';
import { fetchDeck } from './fetchDeck.js';
import { fetchFonts, fetchIcons } from './ownFiles.js';
import { findMissingParts } from './findMissingParts.js';
import { fetchPictures } from './fetchPictures.js';
import { ServerClient } from './ServerClient.js';
import { toDeckFile } from './toDeckFile.js';

/**
 * Loads the current state of a deck on a server, with its templates.
 * @throws CardwrightError `server.…`, `deck.invalid`
 */
export async function loadServerDeck(
  context: CommandContext,
  reference: DeckReference,
  { source, allowRemote }: { readonly source: string; readonly allowRemote: boolean },
): Promise<LoadedDeck> {
  const client = await ServerClient.open(context, { ofDeck: reference.server });
  const served = await fetchDeck(client, reference.id);
  const { value, warnings } = valueOf(toDeckFile(served, client.address), source);
  const { templates, color_scheme: scheme } = served.designs;
  const { templates: _templates, color_scheme: _scheme, ...deck } = value;
  const own = {
    templates: templates.flatMap(read(parseTemplate)),
    schemes: [scheme ?? []].flat().flatMap(read(parseColorScheme)),
  };
  const fetched = await fetchFonts(client, served);
  return {
    deck,
    ...(fetched && { fonts: fetched.fonts }),
    icons: await fetchIcons(client, served),
    catalogue: {
      templates: [...own.templates, ...officialTemplates()],
      colorSchemes: [...own.schemes, ...colorSchemes()],
    },
    // The deck has no local files.
    folder: process.cwd(),
    source,
    warnings: [...warnings, ...(await findMissingParts(client, served, own.templates))],
    fetchImage: await fetchPictures(client, { allowRemote, signal: context.signal }),
  };
}

function read<T>(parse: (input: unknown) => Parsed<T>): (input: unknown) => T[] {
  return (input) => {
    const parsed = parse(input);
    return parsed.ok ? [parsed.value] : [];
  };
}

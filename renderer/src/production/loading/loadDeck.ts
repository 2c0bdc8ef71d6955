import { counted } from '../../counted.js';
import { CardwrightError, type Parsed, type Problem } from '../../errors.js';
import type { OfficialCatalogue } from '../../plan/catalogue.js';
import type { DeckFile } from '../../schema/index.js';
import { readOwnFonts } from '../fonts/readOwnFonts.js';
import { collectDesigns } from './collectDesigns.js';
import type { LoadedDeck } from './loadedDeck.js';
import { readSource } from './readSource.js';

/**
 * Reads a deck file, a deck folder or a table, and all its templates and colour schemes.
 * @param official templates and colour schemes for all decks
 * @throws CardwrightError `unreachable` when it cannot be found or opened, `deck.invalid` with all problems
 */
export async function loadDeck(source: string, official: OfficialCatalogue): Promise<LoadedDeck> {
  const { parsed, folder } = await readSource(source);
  const deck = valueOf(parsed, source);
  const designs = await collectDesigns(deck.value, folder, official);
  const own = await readOwnFonts(folder);
  const warnings = [...deck.warnings, ...designs.warnings];
  return { ...designs, folder, source, warnings, ...(own && { fonts: own.fonts }) };
}

/** @throws CardwrightError `deck.invalid` with all problems */
export function valueOf(parsed: Parsed<DeckFile>, source: string): { value: DeckFile; warnings: readonly Problem[] } {
  if (parsed.ok) return parsed;
  const count = parsed.problems.filter(({ severity }) => severity === 'error').length;
  throw new CardwrightError('deck.invalid', `${source} has ${counted(count, 'problem')}.`, {
    path: source,
    problems: parsed.problems,
  });
}

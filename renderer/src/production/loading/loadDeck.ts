import { counted } from '../../counted.js';
import { CardwrightError, problemsOf, type Parsed, type Problem } from '../../errors.js';
import type { OfficialCatalogue } from '../../plan/catalogue.js';
import type { DeckFile } from '../../schema/index.js';
import { atOption } from '../atOption.js';
import { readOwnFonts } from '../fonts/readOwnFonts.js';
import { findCardSize } from '../../export/index.js';
import { collectDesigns, type DeckWithDesigns } from './collectDesigns.js';
import type { DeckSource } from './deckSource.js';
import type { LoadedDeck } from './loadedDeck.js';
import { readSource } from './readSource.js';

/**
 * Reads a deck file, a deck folder or a table, and all its templates and colour schemes.
 * @param official templates and colour schemes for all decks
 * @throws CardwrightError `unreachable` when it cannot be found or opened, `deck.invalid` with all problems
 */
export async function loadDeck(source: string, official: OfficialCatalogue): Promise<LoadedDeck> {
  const read = await readSource(source);
  const { folder } = read;
  const deck = valueOf(read.parsed, source);
  const designs = await resolved(read, deck.value, source, official);
  const own = await readOwnFonts(folder);
  const warnings = [...deck.warnings, ...designs.warnings];
  return { ...designs, folder, source, warnings, ...(own && { fonts: own.fonts }) };
}

/** The deck with its designs. A size or design that does not exist is a problem at its place in the file. */
async function resolved(
  { folder, place = (parsed) => parsed }: DeckSource,
  deck: DeckFile,
  source: string,
  official: OfficialCatalogue,
): Promise<DeckWithDesigns> {
  const problems = [...unknownSize(deck)];
  try {
    const designs = await collectDesigns(deck, folder, official);
    if (problems.length === 0) return designs;
  } catch (error) {
    if (!(error instanceof CardwrightError) || error.code !== 'deck.invalid') throw error;
    problems.push(...error.problems);
  }
  throw invalid(place<DeckFile>({ ok: false, problems }), source);
}

function unknownSize({ size }: DeckFile): readonly Problem[] {
  if (!size) return [];
  try {
    // A list or a number is not the name of a size either.
    atOption('size', () => findCardSize(typeof size === 'string' ? size : JSON.stringify(size)));
    return [];
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    return problemsOf(error);
  }
}

/** @throws CardwrightError `deck.invalid` with all problems */
export function valueOf(parsed: Parsed<DeckFile>, source: string): { value: DeckFile; warnings: readonly Problem[] } {
  if (parsed.ok) return parsed;
  throw invalid(parsed, source);
}

function invalid(parsed: Parsed<DeckFile>, source: string): CardwrightError {
  const problems = parsed.ok ? parsed.warnings : parsed.problems;
  const count = problems.filter(({ severity }) => severity === 'error').length;
  return new CardwrightError('deck.invalid', `${source} has ${counted(count, 'problem')}.`, { path: source, problems });
}

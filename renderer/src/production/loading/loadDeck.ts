import type { DeckFile, Parsed, Problem } from '@cardwright/renderer';
import { CardwrightError } from '@cardwright/renderer';
import { collectDesigns } from './collectDesigns.js';
import { inheritColorKeys } from './inheritColorKeys.js';
import type { LoadedDeck } from './loadedDeck.js';
import { readSource } from './readSource.js';

/**
 * Reads a deck file, a deck folder or a table, and every template and colour scheme that it names.
 * @throws UnreachableError when it cannot be found or opened; CardwrightError `deck.invalid` with all problems
 */
export async function loadDeck(source: string): Promise<LoadedDeck> {
  const { parsed, folder } = await readSource(source);
  const deck = valueOf(parsed, source);
  const designs = await collectDesigns(inheritColorKeys(deck.value), folder);
  return { ...designs, folder, source, warnings: [...deck.warnings, ...designs.warnings] };
}

/** @throws CardwrightError `deck.invalid` with all problems */
export function valueOf(parsed: Parsed<DeckFile>, source: string): { value: DeckFile; warnings: readonly Problem[] } {
  if (parsed.ok) return parsed;
  const count = parsed.problems.filter(({ severity }) => severity === 'error').length;
  throw new CardwrightError('deck.invalid', `${source} has ${count} ${count === 1 ? 'problem' : 'problems'}.`, {
    path: source,
    problems: parsed.problems,
  });
}

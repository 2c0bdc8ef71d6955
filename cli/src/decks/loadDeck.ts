import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { DeckFile, Parsed, Problem } from '@cardwright/renderer';
import { CardwrightError, parseDeckFile, parseText, readReference } from '@cardwright/renderer';
import { UnreachableError } from '../exitCode.js';
import { readFileBytes } from '../files/readFileBytes.js';
import { collectDesigns } from './collectDesigns.js';
import { inheritColorKeys } from './inheritColorKeys.js';
import type { LoadedDeck } from './loadedDeck.js';
import { readDeckFolder } from './readDeckFolder.js';

/**
 * Reads a deck file or a deck folder, and every template and colour scheme that it names.
 * @throws UnreachableError when it cannot be found or opened; CardwrightError `deck.invalid` with all problems
 */
export async function loadDeck(source: string): Promise<LoadedDeck> {
  const path = resolve(source);
  const isFolder = await isDirectory(path, source);
  const parsed = isFolder ? await readDeckFolder(path) : parseText(await readFileBytes(path), source, parseDeckFile);
  const deck = valueOf(parsed, source);
  const folder = isFolder ? path : dirname(path);
  const designs = await collectDesigns(inheritColorKeys(deck.value), folder);
  return { ...designs, folder, source, warnings: [...deck.warnings, ...designs.warnings] };
}

async function isDirectory(path: string, source: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (cause) {
    const isName = readReference(source).kind === 'slug';
    throw new UnreachableError(
      `There is no file or folder ${source}.${isName ? ' A deck is given by the path of its file or folder.' : ''}`,
      { cause },
    );
  }
}

function valueOf(parsed: Parsed<DeckFile>, source: string): { value: DeckFile; warnings: readonly Problem[] } {
  if (parsed.ok) return parsed;
  const count = parsed.problems.filter(({ severity }) => severity === 'error').length;
  throw new CardwrightError('deck.invalid', `${source} has ${count} ${count === 1 ? 'problem' : 'problems'}.`, {
    path: source,
    problems: parsed.problems,
  });
}

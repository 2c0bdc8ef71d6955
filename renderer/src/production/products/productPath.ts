import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Deck, translate } from '../../schema/index.js';
import { optionFailure } from '../atOption.js';
import { fileWord } from '../pictures/namePattern.js';

export interface ProductNaming {
  readonly out: string;
  readonly preset: string;
  /** With its dot. */
  readonly extension: string;
  readonly deck: Deck;
  readonly language: string;
  /** One file a language needs names of their own. */
  readonly hasLanguages: boolean;
}

/**
 * Where a product goes: the file named, or a file in the folder named; `deck-de.pdf` when there is one a language.
 * @throws CardwrightError at `out` for a file with another ending
 */
export async function productPath({
  out,
  preset,
  extension,
  deck,
  language,
  hasLanguages,
}: ProductNaming): Promise<string> {
  const suffix = hasLanguages ? `-${language}` : '';
  if (await isFolder(out)) return join(out, `${deckWord(deck)}-${preset}${suffix}${extension}`);
  const given = extname(out);
  if (given.toLowerCase() !== extension) throw optionFailure('out', `${preset} is a ${extension} file, not ${given}.`);
  return `${out.slice(0, -given.length)}${suffix}${given}`;
}

/** The deck's title in its own language, as part of a file's name. */
export function deckWord(deck: Deck): string {
  return fileWord(titleIn(deck, deck.default_language)) || 'deck';
}

export function titleIn(deck: Deck, language: string): string {
  const { value } = translate(deck.translations, 'title', language, deck.default_language);
  return typeof value === 'string' ? value : '';
}

async function isFolder(path: string): Promise<boolean> {
  if (/[\\/]$/.test(path)) return true;
  const status = await stat(path).catch(() => undefined);
  return status === undefined ? extname(path) === '' : status.isDirectory();
}

import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Deck, deckTitle, translate } from '../../schema/index.js';
import { optionFailure } from '../atOption.js';
import { fileWord } from '../pictures/namePattern.js';

export interface ProductNaming {
  readonly out: string;
  readonly preset: string;
  /** Including the dot. */
  readonly extension: string;
  readonly deck: Deck;
  readonly language: string;
  /** Whether there is one file per language, which need different names. */
  readonly hasLanguages: boolean;
}

/**
 * The path of a product: the given file, or a file in the given folder that is named by the deck's title in the language
 * of the product. With several languages, each has a folder, and the files end in the language, such as `karten-de.pdf`,
 * so that they stay distinct wherever they are copied.
 * @throws CardwrightError at `out` for a wrong file extension, and for standard output
 */
export async function productPath({
  out,
  preset,
  extension,
  deck,
  language,
  hasLanguages,
}: ProductNaming): Promise<string> {
  if (out === '-')
    throw optionFailure('out', 'Products cannot be written to standard output; name a file or a folder.');
  const suffix = hasLanguages ? `-${language}` : '';
  if (await isFolder(out))
    return join(out, hasLanguages ? language : '', `${deckWord(deck, language)}-${preset}${suffix}${extension}`);
  const given = extname(out);
  if (given.toLowerCase() !== extension)
    throw optionFailure('out', `${preset} needs a ${extension} file, not ${given}.`);
  return `${out.slice(0, -given.length)}${suffix}${given}`;
}

/** The deck's title as part of a file name; in its default language if it has no letters in the given one. */
function deckWord(deck: Deck, language: string): string {
  return fileWord(titleIn(deck, language)) || fileWord(deckTitle(deck)) || 'deck';
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

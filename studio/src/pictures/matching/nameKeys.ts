import { percentDecoded, plainLetters, speltOut } from '@cardwright/renderer';

/** What cameras, browsers and designers add to a name. */
const ADDED = /@[1-4]x$|\(\d{1,3}\)$|[ _-]copy$/iu;
const EXTENSION = /\.(?:png|jpe?g|jfif|webp|avif|gif|svg|tiff?|bmp|psd|heic)$/iu;
/** Words beside a number that do not tell cards apart. */
const WORDS = new Set(
  'card karte carte carta kaart karta img image picture pic photo foto bild art front illustration no nr num'.split(
    ' ',
  ),
);

/** Whether a text looks like the name of a picture file. */
export function isFileName(text: string): boolean {
  return EXTENSION.test(text) && !/^(?:data|https?):/iu.test(text);
}

/** A file's name without folders, `%20` for spaces, extension, `@2x`, ` (1)` and ` copy`. */
export function stem(file: string): string {
  const name = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  return percentDecoded(name).normalize('NFC').trim().replace(EXTENSION, '').replace(ADDED, '').trim();
}

/**
 * What two names have in common if they mean the same: case, accents, spaces and punctuation make no difference, and ä
 * is both a and ae. Empty for a text without letters and digits.
 */
export function nameKeys(text: string): readonly string[] {
  const keys = [plain(text), plain(speltOut(text))];
  return [...new Set(keys)].filter((key) => key !== '');
}

/** A number or code by its parts: `EW-007`, `ew7` and `Card EW 07` are the same. Undefined without a digit. */
export function numberKey(text: string): string | undefined {
  const parts = (plain(text, ' ').match(/\p{L}+|\p{N}+/gu) ?? []).map((part) => part.replace(/^0+(?=\d)/, ''));
  const telling = parts.filter((part) => !WORDS.has(part));
  return telling.some((part) => /\p{N}/u.test(part)) ? telling.join(' ') : undefined;
}

/** `07_dragon` and `Dragon (7)` as number and name; undefined if a name has no number at either end. */
export function splitNumber(name: string): { readonly number: string; readonly rest: string } | undefined {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return undefined;
  if (isNumber(first)) return { number: first, rest: words.slice(1).join(' ') };
  return isNumber(last) ? { number: last, rest: words.slice(0, -1).join(' ') } : undefined;
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

function plain(text: string, between = ''): string {
  return plainLetters(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, between);
}

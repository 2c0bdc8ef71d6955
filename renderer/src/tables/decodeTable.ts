import { CardwrightError, type Problem } from '../errors.js';
import chardet from 'chardet';

/** Enough bytes to guess an encoding. */
const SAMPLE = 65_536;

/** Decodes a text file in any encoding: by its BOM, else as UTF-8 if valid, else in the likeliest legacy encoding. */
export function decodeTable(bytes: Uint8Array, file: string): { text: string; problems: Problem[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode(bytes, 'utf-16le'), problems: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decode(bytes, 'utf-16be'), problems: [] };
  if (bytes.subarray(0, SAMPLE).includes(0)) {
    throw new CardwrightError('table.binary', `${file} is a binary file, not a table.`, {
      path: file,
      fix: 'Save the cards as CSV, or give the file its proper extension (.xlsx, .ods).',
    });
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), problems: [] };
  } catch {
    const encoding = likeliest(bytes);
    const problem: Problem = {
      code: 'table.encoding',
      severity: 'warning',
      path: '',
      message: `The file is not UTF-8; it was read as ${encoding}. Check that accented letters are correct.`,
      fix: 'To be sure, save it as CSV UTF-8.',
      place: { file },
    };
    return { text: decode(bytes, encoding), problems: [problem] };
  }
}

/** What spreadsheets call Latin-1 is windows-1252, which also has quotes and dashes. */
function likeliest(bytes: Uint8Array): string {
  const guess = chardet.detect(bytes.subarray(0, SAMPLE));
  if (guess === null || guess === 'UTF-8' || /^(ISO-8859-(1|15)|ascii)$/i.test(guess)) return 'windows-1252';
  return isKnown(guess) ? guess : 'windows-1252';
}

/** The characters of windows-1252 from 0x80 to 0x9f; spaces are unused. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  // Some versions of Node decode it as Latin-1 (nodejs/node#56542), which has control characters there.
  return text.replaceAll(/[\x80-\x9f]/g, (character) => {
    const meant = WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? ' ';
    return meant === ' ' ? character : meant;
  });
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}

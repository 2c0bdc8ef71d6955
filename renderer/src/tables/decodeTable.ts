import { CardwrightError, type Problem } from '../errors.js';
import chardet from 'chardet';

/** Bytes that are enough to guess an encoding from. */
const SAMPLE = 65_536;

/** A text file's characters, whatever it was saved as: BOM first, then UTF-8 if it is, then the likeliest old encoding. */
export function decodeTable(bytes: Uint8Array, file: string): { text: string; problems: Problem[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode(bytes, 'utf-16le'), problems: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decode(bytes, 'utf-16be'), problems: [] };
  if (bytes.subarray(0, SAMPLE).includes(0)) {
    throw new CardwrightError('table.binary', `${file} is not a table but something binary.`, {
      path: file,
      fix: 'Save the cards as CSV, or give the file the ending of what it is (.xlsx, .ods).',
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
      message: `The file is not UTF-8; it was read as ${encoding}. Look whether accents and umlauts are right.`,
      fix: 'Save it as CSV UTF-8 to be sure.',
      place: { file },
    };
    return { text: decode(bytes, encoding), problems: [problem] };
  }
}

/** Spreadsheets call windows-1252 Latin-1, which lacks the quotes and dashes that they write. */
function likeliest(bytes: Uint8Array): string {
  const guess = chardet.detect(bytes.subarray(0, SAMPLE));
  if (guess === null || guess === 'UTF-8' || /^(ISO-8859-(1|15)|ascii)$/i.test(guess)) return 'windows-1252';
  return isKnown(guess) ? guess : 'windows-1252';
}

/** What windows-1252 has at 0x80 to 0x9f; blanks are not in use. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  // Some versions of Node read it as Latin-1 (nodejs/node#56542), which has control characters there.
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

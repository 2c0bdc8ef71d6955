import { CardwrightError, type Problem } from '../errors.js';
import { decodeAs, findEncoding, TABLE_ENCODING_NAMES, TABLE_ENCODINGS, type TableEncoding } from './encodings.js';
import { foreignFile } from './foreignFile.js';
import { guessEncoding, strayNul, type EncodingChoice } from './guessEncoding.js';

const BINARY = {
  is: 'is a binary file, not a table: it contains NUL bytes',
  fix: 'Save the cards as CSV UTF-8, or give the file its proper extension (.xlsx, .ods).',
};

/**
 * Decodes a text file: in the given encoding, else by its byte order mark, as UTF-8 if valid, or in a legacy encoding
 * that is the only one to make sense, which is reported.
 * @throws CardwrightError `table.encoding_unclear` if several make sense, `table.encoding_unknown`, `table.nul`,
 * `table.binary`
 */
export function decodeTable(
  bytes: Uint8Array,
  file: string,
  given?: string,
): { readonly text: string; readonly problems: Problem[] } {
  if (given !== undefined) return { text: decodeGiven(bytes, given), problems: [] };
  const guess = guessEncoding(bytes);
  const nul = strayNul(bytes);
  if (nul >= 0) throw hasNul(file, bytes.subarray(0, nul), guess?.choices ?? []);
  if (guess === undefined) {
    const { is, fix } = foreignFile(bytes, file) ?? BINARY;
    throw new CardwrightError('table.binary', `${file} ${is}.`, { path: file, fix });
  }
  const { encoding, isCertain, choices } = guess;
  if (encoding === undefined) throw unclear(file, choices);
  const problem: Problem = {
    code: 'table.encoding',
    severity: 'warning',
    path: '',
    message: `The file is not UTF-8; it was read as ${encoding}. Check that ${isAccented(encoding) ? 'accented letters' : 'the texts'} are correct.`,
    fix: 'To be sure, save it as CSV UTF-8.',
    place: { file },
  };
  return { text: decodeAs(bytes, encoding), problems: isCertain ? [] : [problem] };
}

/** Whether an encoding holds Latin letters, of which only those with accents may be wrong. */
function isAccented(encoding: TableEncoding): boolean {
  return /^(?:Western|Central European|Baltic|Turkish)/.test(TABLE_ENCODINGS[encoding]);
}

function decodeGiven(bytes: Uint8Array, given: string): string {
  const encoding = findEncoding(given);
  if (encoding === undefined)
    throw new CardwrightError('table.encoding_unknown', `There is no encoding "${given}".`, {
      fix: `Use one of ${TABLE_ENCODING_NAMES.join(', ')}.`,
    });
  return decodeAs(bytes, encoding);
}

/** @param before the bytes before the first NUL @param choices UTF-16, if the file makes sense in it */
function hasNul(file: string, before: Uint8Array, choices: readonly EncodingChoice[]): CardwrightError {
  const line = decodeAs(before, 'utf-8').split(/\r\n|\r|\n/).length;
  const otherwise = choices.map(({ encoding }) => ` If it is UTF-16, import it with --encoding ${encoding}.`);
  return new CardwrightError('table.nul', `${file} has a NUL character in line ${line}, which no card can hold.`, {
    path: file,
    fix: `Remove all NUL characters in a text editor, or export the table again as CSV UTF-8.${otherwise.join('')}`,
  });
}

function unclear(file: string, choices: readonly EncodingChoice[]): CardwrightError {
  const message = `${file} is not UTF-8, and its encoding cannot be told for certain.`;
  const readings = choices.map(({ encoding, sample }) => `--encoding ${encoding} (${sample})`);
  const fix =
    readings.length === 0
      ? 'Save it as CSV UTF-8.'
      : `Import it with the encoding that reads correctly: ${readings.join('; ')}. Or save it as CSV UTF-8.`;
  return new CardwrightError('table.encoding_unclear', message, { path: file, fix });
}

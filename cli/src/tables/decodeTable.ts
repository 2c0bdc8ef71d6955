import type { Problem } from '@cardwright/renderer';
import chardet from 'chardet';
import iconv from 'iconv-lite';

/** A text file's characters, whatever it was saved as: BOM first, then UTF-8 if it is, then the likeliest old encoding. */
export function decodeTable(bytes: Uint8Array, file: string): { text: string; problems: Problem[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: iconv.decode(Buffer.from(bytes), 'utf-16le'), problems: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: iconv.decode(Buffer.from(bytes), 'utf-16be'), problems: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), problems: [] };
  } catch {
    const guess = chardet.detect(bytes.subarray(0, 65_536));
    const encoding = guess !== null && iconv.encodingExists(guess) && guess !== 'UTF-8' ? guess : 'windows-1252';
    const problem: Problem = {
      code: 'table.encoding',
      severity: 'warning',
      path: '',
      message: `The file is not UTF-8; it was read as ${encoding}. Look whether accents and umlauts are right.`,
      fix: 'Save it as CSV UTF-8 to be sure.',
      place: { file },
    };
    return { text: iconv.decode(Buffer.from(bytes), encoding), problems: [problem] };
  }
}

import chardet from 'chardet';
import { decodeAs, findEncoding, TABLE_ENCODINGS, TABLE_ENCODING_NAMES, type TableEncoding } from './encodings.js';
import { hasOnlySigns, looksThai, looksWestern, plausibility } from './plausibility.js';

/** An encoding that a text may be in, and how some of its words read in it. */
export interface EncodingChoice {
  readonly encoding: TableEncoding;
  readonly name: string;
  readonly sample: string;
}

export interface EncodingGuess {
  /** Undefined if it cannot be told with confidence. */
  readonly encoding?: TableEncoding;
  /** Whether the bytes leave no doubt: a byte order mark, or valid UTF-8. */
  readonly isCertain: boolean;
  /** If the encoding is uncertain, those that make sense, likeliest first. */
  readonly choices: readonly EncodingChoice[];
}

/** Enough bytes to guess an encoding. */
const SAMPLE = 65_536;
/** Nearly all bytes are Thai letters, so that their places must leave no doubt. */
const PLAUSIBLE_THAI = 0.98;
const PLAUSIBLE = 0.9;
const IMPLAUSIBLE = 0.7;
/** Below it, an encoding is not worth offering. */
const POSSIBLE = 0.5;
const MOST_CHOICES = 6;
const SAMPLE_WORDS = 4;
const LONGEST_WORD = 24;
/** The confidence that chardet reports for an encoding of several bytes that it has recognised. */
const RECOGNISED = 90;

/** Detects the encoding of a text file. @returns undefined for a binary file */
export function guessEncoding(bytes: Uint8Array): EncodingGuess | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return certain('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return certain('utf-16be');
  const sample = bytes.subarray(0, SAMPLE);
  if (sample.includes(0)) return guessUtf16(sample);
  if (isUtf8(bytes)) return certain('utf-8');
  return guessLegacy(sample);
}

function certain(encoding: TableEncoding): EncodingGuess {
  return { encoding, isCertain: true, choices: [] };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** In UTF-16, the zeros of ASCII characters are all at even or all at odd places. */
function guessUtf16(sample: Uint8Array): EncodingGuess | undefined {
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even > 0 && odd > 0) return undefined;
  // Half the bytes of ASCII characters in UTF-16 are zeros; other characters have bytes above 127.
  if (even + odd < sample.length / 4 && sample.every((byte) => byte < 0x80)) return undefined;
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be';
  const text = decodeAs(sample.subarray(0, sample.length - (sample.length % 2)), encoding);
  if (text === '' || plausibility(text) < PLAUSIBLE) return undefined;
  return { isCertain: false, choices: [choice(encoding, text)] };
}

function guessLegacy(sample: Uint8Array): EncodingGuess {
  const read = TABLE_ENCODING_NAMES.filter((encoding) => !encoding.startsWith('utf-')).map((encoding) => {
    const text = decodeAs(sample, encoding);
    return { encoding, text, score: plausibility(text) };
  });
  const [guess] = chardet.analyse(sample);
  const detected = guess && findEncoding(guess.name);
  const isOldMac = hasMacLines(sample);
  const likely = isOldMac ? 'macintosh' : detected;
  const encoding = confident(read, detected, guess?.confidence ?? 0, isOldMac);
  const possible = read
    .filter(({ score, encoding }) => score >= POSSIBLE || (isOldMac && encoding === 'macintosh'))
    .sort((one, other) => rank(other, likely) - rank(one, likely));
  const distinct = possible.filter(({ text }, index) => possible.findIndex((each) => each.text === text) === index);
  const choices = distinct.slice(0, MOST_CHOICES).map((each) => choice(each.encoding, each.text));
  return { ...(encoding && { encoding }), isCertain: false, choices };
}

interface Reading {
  readonly encoding: TableEncoding;
  readonly text: string;
  readonly score: number;
}

function rank({ encoding, text, score }: Reading, likely: TableEncoding | undefined): number {
  return score + (encoding === likely ? 0.3 : 0) + (looksWestern(text) ? 0.2 : 0);
}

/** Only old Macs, and Excel’s “CSV (Macintosh)”, end lines with a carriage return alone. */
function hasMacLines(sample: Uint8Array): boolean {
  const end = sample.findIndex((byte) => byte === 0x0d || byte === 0x0a);
  return sample[end] === 0x0d && sample[end + 1] !== 0x0a;
}

/** The one reading that makes sense, if the others do not. */
function confident(
  read: readonly Reading[],
  detected: TableEncoding | undefined,
  confidence: number,
  isOldMac: boolean,
): TableEncoding | undefined {
  const scoreOf = (encoding: TableEncoding): number => read.find((each) => each.encoding === encoding)?.score ?? 0;
  const western = read.find(({ encoding }) => encoding === 'windows-1252');
  if (western !== undefined && western.score >= PLAUSIBLE && looksWestern(western.text))
    return !isOldMac && (hasOnlySigns(western.text) || scoreOf('macintosh') < IMPLAUSIBLE) ? 'windows-1252' : undefined;
  const isRecognised = detected !== undefined && isWide(detected) && confidence >= RECOGNISED;
  const thai = read.find(({ encoding }) => encoding === 'windows-874');
  if (!isRecognised && thai !== undefined && thai.score >= PLAUSIBLE_THAI && looksThai(thai.text)) return thai.encoding;
  if (detected === undefined || scoreOf(detected) < PLAUSIBLE) return undefined;
  if (isWide(detected)) return isRecognised ? detected : undefined;
  return isForeignScript(read.find(({ encoding }) => encoding === detected)?.text ?? '') ? detected : undefined;
}

function isWide(encoding: TableEncoding): boolean {
  return !/^(windows|koi8|mac|x-mac)/.test(encoding);
}

/** Most letters are of another script than Latin, so that a wrong encoding would have been noticed. */
function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return foreign.length > letters.length / 2;
}

/** Some words with letters beyond ASCII. */
function choice(encoding: TableEncoding, text: string): EncodingChoice {
  const words = text.match(/[^\s,;|"]+/gu) ?? [];
  const telling = words.filter((word) => /[^\x00-\x7f]/.test(word));
  const sample = [...new Set(telling.length > 0 ? telling : words)]
    .slice(0, SAMPLE_WORDS)
    .map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''))
    .join(', ');
  return { encoding, name: TABLE_ENCODINGS[encoding], sample };
}

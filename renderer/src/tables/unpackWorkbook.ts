import { CardwrightError } from '../errors.js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { DAMAGED, foreignFile, type ForeignFile } from './foreignFile.js';
import { guessEncoding } from './guessEncoding.js';
import { type HiddenCells, hiddenInTables } from './hiddenCells.js';
import { hiddenTables } from './hiddenTables.js';
import { keepFormulas } from './keepFormulas.js';
import { withoutAnnotations } from './withoutAnnotations.js';
import { isPicturePart } from './workbookPictures.js';

/** More XML than this is a zip bomb: ten thousand cards with thirty columns take about 30 MB. */
export const MOST_UNPACKED = 64 * 1024 * 1024;

/** Parts that contain cells, unlike pictures and macros. */
const CELLS = /(\.(xml|rels)|^mimetype)$/i;

/** Parts that hold cells alone. */
const SHEET = /^(?:xl\/worksheets\/[^/]+\.xml|content\.xml)$/i;
/** More bytes than the end of a part takes, comments and white space aside. */
const END = 4_096;

const UNREADABLE = {
  is: 'is not a readable workbook',
  fix: 'Save it again as .xlsx or .ods without a password, or as CSV.',
};
const TEXT = { is: 'is a text file, not a workbook', fix: 'Give it the extension .csv.' };

export interface UnpackedWorkbook {
  /** The archive with its XML parts alone, uncompressed. */
  readonly archive: Uint8Array;
  readonly isOpenDocument: boolean;
  /** The names of the sheets that an OpenDocument workbook hides; the library reads those of XLSX. */
  readonly hiddenSheets: ReadonlySet<string>;
  /** The hidden cells of its sheets, in the order of the sheets. */
  readonly hiddenCells: readonly HiddenCells[];
  readonly hasPictures: boolean;
}

/**
 * Unpacks a workbook's XML parts to exactly the sizes that the archive declares and repacks them without compression,
 * so that no later reader can be made to unpack more.
 * @throws CardwrightError `table.too_large`, `table.malformed`
 */
export function unpackWorkbook(bytes: Uint8Array, file: string): UnpackedWorkbook {
  let unpacked = 0;
  let hasPictures = false;
  let parts: ReturnType<typeof unzipSync>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        hasPictures ||= isPicturePart(name);
        if (!CELLS.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > MOST_UNPACKED) throw tooLarge(file);
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof CardwrightError) throw cause;
    throw notAWorkbook(bytes, file, cause);
  }
  if (Object.keys(parts).length === 0) throw notAWorkbook(bytes, file);
  if (Object.entries(parts).some(([name, part]) => SHEET.test(name) && isCutOff(part)))
    throw malformed(file, foreignFile(bytes, file) ?? DAMAGED);
  const content = parts['content.xml'];
  const isOpenDocument = content !== undefined;
  const xml = content === undefined ? '' : strFromU8(content);
  // A spreadsheet may omit its styles, but the library requires them.
  if (isOpenDocument) parts['styles.xml'] ??= new Uint8Array();
  if (isOpenDocument) parts['content.xml'] = strToU8(keepFormulas(withoutAnnotations(xml)));
  const hidden = { hiddenSheets: hiddenTables(xml), hiddenCells: hiddenInTables(xml) };
  return { archive: zipSync(parts, { level: 0 }), isOpenDocument, hasPictures, ...hidden };
}

export function notAWorkbook(bytes: Uint8Array, file: string, cause?: unknown): CardwrightError {
  const { is, fix } = foreignFile(bytes, file) ?? (guessEncoding(bytes) === undefined ? UNREADABLE : TEXT);
  return malformed(file, { is, fix }, cause);
}

/** Whether a part lacks its end. The library reads the rows before, which may be none, without a word. */
function isCutOff(part: Uint8Array): boolean {
  const end = strFromU8(part.subarray(-END), true).replaceAll('\0', '');
  return !/<\/(?:\w+:)?(?:worksheet|document-content)\s*>|<(?:\w+:)?worksheet\b[^<>]*\/>/.test(end);
}

function malformed(file: string, { is, fix }: Pick<ForeignFile, 'is' | 'fix'>, cause?: unknown): CardwrightError {
  return new CardwrightError('table.malformed', `${file} ${is}.`, {
    path: file,
    fix,
    ...(cause !== undefined && { cause }),
  });
}

function tooLarge(file: string): CardwrightError {
  return new CardwrightError(
    'table.too_large',
    `${file} unpacks to more than ${MOST_UNPACKED / 1024 / 1024} MB of cells, which is too much.`,
    { path: file, fix: 'Remove unused sheets and rows, or save the cards as CSV.' },
  );
}

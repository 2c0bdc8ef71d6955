import { CardwrightError } from '../errors.js';
import { unzipSync, zipSync } from 'fflate';

/** More XML than this is a bomb, not a deck: ten thousand cards with thirty columns have about 30 MB. */
export const MOST_UNPACKED = 64 * 1024 * 1024;

/** Parts that hold cells; pictures and macros in the workbook are of no use here. */
const CELLS = /(\.(xml|rels)|^mimetype)$/i;

/**
 * A workbook's XML parts, unpacked to exactly the sizes that the archive promises and packed again without compression:
 * whatever reads it afterwards cannot be made to unpack more.
 * @throws CardwrightError `table.too_large`, `table.malformed`
 */
export function unpackWorkbook(bytes: Uint8Array, file: string): Uint8Array {
  let unpacked = 0;
  let parts: ReturnType<typeof unzipSync>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!CELLS.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > MOST_UNPACKED) throw tooLarge(file);
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof CardwrightError) throw cause;
    throw notAWorkbook(file, cause);
  }
  if (Object.keys(parts).length === 0) throw notAWorkbook(file);
  return zipSync(parts, { level: 0 });
}

export function notAWorkbook(file: string, cause?: unknown): CardwrightError {
  return new CardwrightError('table.malformed', `${file} is not a workbook that can be read.`, {
    path: file,
    fix: 'Save it again as .xlsx or .ods without a password, or as CSV.',
    ...(cause !== undefined && { cause }),
  });
}

function tooLarge(file: string): CardwrightError {
  return new CardwrightError(
    'table.too_large',
    `${file} unpacks to more than ${MOST_UNPACKED / 1024 / 1024} MB of cells, which is more than is read.`,
    { path: file, fix: 'Remove unused sheets and rows, or save the cards as CSV.' },
  );
}

import { CardwrightError } from '../errors.js';
import { readTables } from './sfnt.js';

const NEEDED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];

/**
 * Rejects bytes that are not a complete TrueType or OpenType font. HarfBuzz itself would treat them as an empty font
 * and shape everything to blanks.
 * @throws CardwrightError `font.invalid`
 */
export function checkFontBytes(faceId: string, bytes: Uint8Array): void {
  const problem = findProblem(bytes);
  if (problem === undefined) return;
  throw new CardwrightError('font.invalid', `The ${bytes.byteLength} bytes for the font face ${faceId} ${problem}.`, {
    path: faceId,
    fix: 'Load the face’s .ttf file unchanged, or run `node renderer/scripts/buildFonts.mjs --force` if the file is damaged.',
  });
}

function findProblem(bytes: Uint8Array): string | undefined {
  const tables = readTables(bytes);
  if (typeof tables === 'string') return tables;
  const missing = NEEDED_TABLES.filter((tag) => !tables.has(tag));
  return missing.length > 0 ? `lack the tables ${missing.join(', ')}` : undefined;
}

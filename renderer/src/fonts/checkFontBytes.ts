import { CardwrightError } from '../errors.js';

const SIGNATURES = new Set([0x0001_0000, 0x4f54_544f, 0x7472_7565]);
const NEEDED_TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp'];
const HEADER = 12;
const RECORD = 16;

/**
 * Refuses bytes that are not a whole TrueType or OpenType font: HarfBuzz itself would take them for an empty font and
 * shape everything to blanks.
 * @throws CardwrightError `font.invalid`
 */
export function checkFontBytes(faceId: string, bytes: Uint8Array): void {
  const problem = findProblem(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (problem === undefined) return;
  throw new CardwrightError('font.invalid', `The ${bytes.byteLength} bytes for the font face ${faceId} ${problem}.`, {
    path: faceId,
    fix: 'Load the face’s .ttf file as it is; run `node renderer/scripts/buildFonts.mjs --force` if the file is damaged.',
  });
}

function findProblem(view: DataView): string | undefined {
  if (view.byteLength < HEADER || !SIGNATURES.has(view.getUint32(0))) return 'are not a TrueType font';
  const count = view.getUint16(4);
  if (view.byteLength < HEADER + count * RECORD) return 'end inside the table directory';
  const tables = new Set<string>();
  for (let at = HEADER; at < HEADER + count * RECORD; at += RECORD) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
    if (view.getUint32(at + 8) + view.getUint32(at + 12) > view.byteLength) return `end inside the table ${tag}`;
    tables.add(tag);
  }
  const missing = NEEDED_TABLES.filter((tag) => !tables.has(tag));
  return missing.length > 0 ? `lack the tables ${missing.join(', ')}` : undefined;
}

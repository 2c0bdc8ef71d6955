import { embeddingRights } from '../../../fonts/embeddingRights.js';
import { readTables } from '../../../fonts/sfnt.js';

/** What a PDF says about a font, in thousandths of an em where it is a length. */
export interface FontFacts {
  readonly unitsPerEm: number;
  /** Whether its outlines are PostScript's. */
  readonly isCff: boolean;
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Degrees, negative for letters that lean to the right. */
  readonly italicAngle: number;
  readonly weight: number;
  /** Whether its licence forbids a subset. */
  readonly isWholeOnly: boolean;
  readonly glyphCount: number;
  widthOf(glyph: number): number;
}

/** Reads the facts of a complete TrueType or OpenType font. */
export function readFontFacts(bytes: Uint8Array): FontFacts {
  const tables = tablesOf(bytes);
  const [head, hhea, hmtx] = [needed(tables, 'head'), needed(tables, 'hhea'), needed(tables, 'hmtx')];
  const os2 = tables.get('OS/2');
  const unitsPerEm = head.getUint16(18);
  const thousandths = (units: number): number => (units * 1000) / unitsPerEm;
  const [left, bottom, right, top] = [36, 38, 40, 42].map((at) => thousandths(head.getInt16(at)));
  const ascent = thousandths(hhea.getInt16(4));
  const metrics = hhea.getUint16(34);
  return {
    unitsPerEm,
    isCff: tables.has('CFF '),
    box: [left ?? 0, bottom ?? 0, right ?? 0, top ?? 0],
    ascent,
    descent: thousandths(hhea.getInt16(6)),
    capHeight: os2 !== undefined && os2.byteLength >= 90 ? thousandths(os2.getInt16(88)) : ascent,
    italicAngle: (tables.get('post')?.getInt32(4) ?? 0) / 65_536,
    weight: os2?.getUint16(4) ?? 400,
    isWholeOnly: ((os2?.getUint16(8) ?? 0) & WHOLE_ONLY) !== 0,
    glyphCount: needed(tables, 'maxp').getUint16(4),
    widthOf: (glyph) => thousandths(hmtx.getUint16(4 * Math.min(glyph, metrics - 1))),
  };
}

/** Bits of OS/2's fsType. */
const WHOLE_ONLY = 0x0100;

/**
 * Why a PDF cannot hold a font as letters, as the end of a sentence about it; undefined if it can. Chromium draws such
 * fonts as shapes or pictures.
 */
export function embeddingObstacle(bytes: Uint8Array): string | undefined {
  const tables = readTables(bytes);
  if (typeof tables === 'string') return 'is damaged';
  if (['COLR', 'CBDT', 'sbix', 'SVG '].some((tag) => tables.has(tag))) return 'has coloured letters';
  if (!tables.has('glyf') && !tables.has('CFF ')) return 'has neither TrueType nor PostScript outlines';
  const cff = tables.get('CFF ');
  if (cff !== undefined && isCidKeyed(cff)) return 'has PostScript outlines with a character collection of their own';
  const isAllowed = embeddingRights(tables.get('OS/2')?.getUint16(8) ?? 0) === 'outlines';
  return isAllowed ? undefined : 'has a licence that forbids embedding its letters';
}

/** The PostScript outlines alone, which is what a PDF holds. */
export function cffOf(bytes: Uint8Array): Uint8Array {
  const cff = needed(tablesOf(bytes), 'CFF ');
  return new Uint8Array(cff.buffer, cff.byteOffset, cff.byteLength);
}

/** The first operator of such a font's top dictionary is ROS (12 30), after three numbers. */
function isCidKeyed(cff: DataView): boolean {
  const names = indexEnd(cff, cff.getUint8(2));
  const size = cff.getUint8(names + 2);
  const count = cff.getUint16(names);
  if (count === 0) return false;
  const start = names + 3 + (count + 1) * size;
  for (let at = start; at < Math.min(start + 16, cff.byteLength - 1); at++)
    if (cff.getUint8(at) === 12 && cff.getUint8(at + 1) === 30) return true;
  return false;
}

/** The offset at which an INDEX ends. */
function indexEnd(cff: DataView, start: number): number {
  const count = cff.getUint16(start);
  if (count === 0) return start + 2;
  const size = cff.getUint8(start + 2);
  let end = 0;
  for (let at = 0; at < size; at++) end = end * 256 + cff.getUint8(start + 3 + count * size + at);
  return start + 2 + (count + 1) * size + end;
}

function tablesOf(bytes: Uint8Array): ReadonlyMap<string, DataView> {
  const tables = readTables(bytes);
  if (typeof tables === 'string') throw new RangeError(`The bytes of the font ${tables}.`);
  return tables;
}

function needed(tables: ReadonlyMap<string, DataView>, tag: string): DataView {
  const table = tables.get(tag);
  if (table === undefined) throw new RangeError(`The font lacks the table ${tag}.`);
  return table;
}

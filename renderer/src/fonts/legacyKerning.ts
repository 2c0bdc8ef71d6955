import { readTables } from './sfnt.js';

/** Font units by `left << 16 | right` (glyph ids), as an unsigned number. */
export type LegacyKerning = ReadonlyMap<number, number>;

const HORIZONTAL_FORMAT_0 = 0x0001;
const SUBTABLE_HEADER = 6;
const PAIRS_HEADER = 8;
const PAIR = 6;

/**
 * Pairs from the legacy `kern` table of a font without GPOS (IM Fell English SC). Browsers use it, but harfbuzzjs is
 * built without support. Undefined if the font has GPOS or no such table.
 */
export function readLegacyKerning(bytes: Uint8Array): LegacyKerning | undefined {
  const tables = readTables(bytes);
  if (typeof tables === 'string' || tables.has('GPOS')) return undefined;
  const kern = tables.get('kern');
  if (kern === undefined || kern.byteLength < 4 || kern.getUint16(0) !== 0) return undefined;
  const pairs = new Map<number, number>();
  let at = 4;
  for (let left = kern.getUint16(2); left > 0 && at + SUBTABLE_HEADER + PAIRS_HEADER <= kern.byteLength; left--) {
    if ((kern.getUint16(at + 4) & 0xff07) === HORIZONTAL_FORMAT_0) readPairs(kern, at + SUBTABLE_HEADER, pairs);
    at += Math.max(kern.getUint16(at + 2), SUBTABLE_HEADER);
  }
  return pairs;
}

function readPairs(kern: DataView, start: number, pairs: Map<number, number>): void {
  const first = start + PAIRS_HEADER;
  const count = Math.min(kern.getUint16(start), Math.floor((kern.byteLength - first) / PAIR));
  for (let at = first; at < first + count * PAIR; at += PAIR) {
    const key = kern.getUint32(at);
    pairs.set(key, (pairs.get(key) ?? 0) + kern.getInt16(at + 4));
  }
}

/** Kerning between two neighbours in reading order, in font units. */
export function kernPair(kerning: LegacyKerning, left: number, right: number): number {
  return kerning.get(((left << 16) | right) >>> 0) ?? 0;
}

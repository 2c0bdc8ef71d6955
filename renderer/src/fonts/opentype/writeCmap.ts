import type { Mapping } from './readCmap.js';

const HEADER = 12;
const TABLE_HEADER = 16;
const GROUP = 12;

/** A `cmap` with one table of format 12, for Windows and full Unicode. @param mappings ascending */
export function writeCmap(mappings: readonly Mapping[]): DataView {
  const groups: { from: number; to: number; glyph: number }[] = [];
  for (const [character, glyph] of mappings) {
    const last = groups.at(-1);
    if (last?.to === character - 1 && last.glyph + (character - last.from) === glyph) last.to = character;
    else groups.push({ from: character, to: character, glyph });
  }
  const length = TABLE_HEADER + groups.length * GROUP;
  const table = new DataView(new ArrayBuffer(HEADER + length));
  table.setUint16(2, 1);
  table.setUint16(4, 3);
  table.setUint16(6, 10);
  table.setUint32(8, HEADER);
  table.setUint16(HEADER, 12);
  table.setUint32(HEADER + 4, length);
  table.setUint32(HEADER + 12, groups.length);
  groups.forEach(({ from, to, glyph }, index) => {
    const at = HEADER + TABLE_HEADER + index * GROUP;
    [from, to, glyph].forEach((value, place) => table.setUint32(at + 4 * place, value));
  });
  return table;
}

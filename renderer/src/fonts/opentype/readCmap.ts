/** A character and its glyph. */
export type Mapping = readonly [character: number, glyph: number];

const UNICODE = 0;
const WINDOWS = 3;

/** Everything that the best Unicode table of a font maps, in ascending order; formats 4 and 12. */
export function readCmap(tables: ReadonlyMap<string, DataView>): readonly Mapping[] {
  const cmap = tables.get('cmap');
  if (cmap === undefined) return [];
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, index) => {
    const at = 4 + index * 8;
    const offset = cmap.getUint32(at + 4);
    return { platform: cmap.getUint16(at), offset, format: cmap.getUint16(offset) };
  }).filter(({ platform }) => platform === UNICODE || platform === WINDOWS);
  const full = subtables.find(({ format }) => format === 12);
  if (full !== undefined) return readGroups(cmap, full.offset);
  const basic = subtables.find(({ format }) => format === 4);
  return basic === undefined ? [] : readSegments(cmap, basic.offset);
}

function readGroups(cmap: DataView, start: number): Mapping[] {
  return Array.from({ length: cmap.getUint32(start + 12) }, (_, index) => start + 16 + index * 12).flatMap((at) => {
    const [from, to, glyph] = [cmap.getUint32(at), cmap.getUint32(at + 4), cmap.getUint32(at + 8)];
    return Array.from({ length: to - from + 1 }, (_, step): Mapping => [from + step, glyph + step]);
  });
}

function readSegments(cmap: DataView, start: number): Mapping[] {
  const size = cmap.getUint16(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((at) => start + at);
  if (ends === undefined || starts === undefined || deltas === undefined || offsets === undefined) return [];
  const mappings: Mapping[] = [];
  for (let at = 0; at < size; at += 2) {
    const from = cmap.getUint16(starts + at);
    const offset = cmap.getUint16(offsets + at);
    for (let character = from; character <= cmap.getUint16(ends + at) && character < 0xffff; character += 1) {
      const listed = offset === 0 ? character : cmap.getUint16(offsets + at + offset + 2 * (character - from));
      const glyph = listed === 0 ? 0 : (listed + cmap.getUint16(deltas + at)) & 0xffff;
      if (glyph !== 0) mappings.push([character, glyph]);
    }
  }
  return mappings;
}

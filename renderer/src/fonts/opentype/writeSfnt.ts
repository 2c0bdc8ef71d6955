const HEADER = 12;
const RECORD = 16;
/** OpenType, “head”: what the sum of a whole font is subtracted from. */
const MAGIC = 0xb1b0_afba;
const ADJUSTMENT = 8;

/** A font file with other tables. @param original whose signature it takes */
export function writeSfnt(original: Uint8Array, tables: ReadonlyMap<string, DataView>): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const size = sorted.reduce((sum, [, table]) => sum + padded(table.byteLength), HEADER + sorted.length * RECORD);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set(original.subarray(0, 4));
  const power = Math.floor(Math.log2(sorted.length));
  [sorted.length, 16 * 2 ** power, power, 16 * (sorted.length - 2 ** power)].forEach((value, index) =>
    view.setUint16(4 + 2 * index, value),
  );
  let offset = HEADER + sorted.length * RECORD;
  let head: number | undefined;
  for (const [index, [tag, table]] of sorted.entries()) {
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), offset);
    if (tag === 'head') view.setUint32((head = offset) + ADJUSTMENT, 0);
    const at = HEADER + index * RECORD;
    [...tag].forEach((letter, place) => view.setUint8(at + place, letter.charCodeAt(0)));
    view.setUint32(at + 4, checksum(view, offset, padded(table.byteLength)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.byteLength);
    offset += padded(table.byteLength);
  }
  if (head !== undefined) view.setUint32(head + ADJUSTMENT, (MAGIC - checksum(view, 0, size)) >>> 0);
  return bytes;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

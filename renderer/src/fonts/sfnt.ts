/** The tables of a TrueType or OpenType font by tag, or what is wrong with its directory. */
export function readTables(bytes: Uint8Array): ReadonlyMap<string, DataView> | string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < HEADER || !SIGNATURES.has(view.getUint32(0))) return 'are not a TrueType font';
  const end = HEADER + view.getUint16(4) * RECORD;
  if (view.byteLength < end) return 'end inside the table directory';
  const tables = new Map<string, DataView>();
  for (let at = HEADER; at < end; at += RECORD) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const offset = view.getUint32(at + 8);
    const length = view.getUint32(at + 12);
    if (offset + length > view.byteLength) return `end inside the table ${tag}`;
    tables.set(tag, new DataView(bytes.buffer, bytes.byteOffset + offset, length));
  }
  return tables;
}

const SIGNATURES = new Set([0x0001_0000, 0x4f54_544f, 0x7472_7565]);
const HEADER = 12;
const RECORD = 16;

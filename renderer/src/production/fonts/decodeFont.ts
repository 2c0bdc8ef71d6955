import { inflateSync } from 'node:zlib';
import { writeSfnt } from '../../fonts/opentype/writeSfnt.js';

const WOFF = 0x774f_4646;
const WOFF2 = 0x774f_4632;
const HEADER = 44;
const RECORD = 20;

/** TrueType or OpenType bytes of a font file, which may be packed as WOFF or WOFF2. Throws for a damaged one. */
export async function decodeFont(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.byteLength < 4 ? 0 : view.getUint32(0);
  if (signature === WOFF) return unpackWoff(bytes, view);
  if (signature !== WOFF2) return new Uint8Array(bytes);
  const { default: woff2 } = await import('wawoff2');
  return new Uint8Array(await woff2.decompress(bytes));
}

function unpackWoff(bytes: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> {
  const tables = Array.from({ length: view.getUint16(12) }, (_, index): [string, DataView] => {
    const at = HEADER + RECORD * index;
    const [offset, packed, size] = [at + 4, at + 8, at + 12].map((place) => view.getUint32(place));
    const data = bytes.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const unpacked = packed === size ? data : inflateSync(data, { maxOutputLength: Math.max(1, size ?? 1) });
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    return [tag, new DataView(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength)];
  });
  return writeSfnt(bytes.subarray(4, 8), new Map(tables));
}

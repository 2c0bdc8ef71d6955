import { crc32 } from 'node:zlib';
import { CardwrightError } from '../../errors.js';

const SIGNATURE_AND_HEADER = 8 + 25;

/** Adds or replaces the pHYs chunk of a PNG without compressing again. */
export function withPngDensity(png: Uint8Array, dpi: number): Buffer {
  const source = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (source.toString('latin1', 12, 16) !== 'IHDR')
    throw new CardwrightError('png.invalid', 'These bytes are not a PNG.');
  const chunk = Buffer.alloc(21);
  const perMetre = Math.round(dpi / 0.0254);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(perMetre, 8);
  chunk.writeUInt32BE(perMetre, 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([source.subarray(0, SIGNATURE_AND_HEADER), chunk, ...otherChunks(source)]);
}

/** Everything after the header except pHYs, which may be anywhere before the pixels. */
function otherChunks(source: Buffer): Buffer[] {
  let offset = SIGNATURE_AND_HEADER;
  const kept: Buffer[] = [];
  while (offset < source.length) {
    const type = source.toString('latin1', offset + 4, offset + 8);
    if (type === 'IDAT') break;
    const end = offset + 12 + source.readUInt32BE(offset);
    if (type !== 'pHYs') kept.push(source.subarray(offset, end));
    offset = end;
  }
  return [...kept, source.subarray(offset)];
}

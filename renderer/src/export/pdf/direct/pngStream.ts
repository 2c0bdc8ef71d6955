import type { PdfPicture } from './PdfColorPolicy.js';

const SIGNATURE = 8;
/** Length and type before each chunk's data, and the checksum after it. */
const HEADER = 8;
const CHECKSUM = 4;

/** The pixels of a PNG in grey or RGB without interlacing. PDF readers understand its compression. */
export function pngStream(png: Buffer): PdfPicture {
  const parts: Buffer[] = [];
  let header = Buffer.alloc(0);
  for (let at = SIGNATURE; at + HEADER <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + HEADER);
    const data = png.subarray(at + HEADER, at + HEADER + length);
    if (type === 'IHDR') header = Buffer.from(data);
    else if (type === 'IDAT') parts.push(data);
    at += HEADER + length + CHECKSUM;
  }
  const [width, height, bits] = [header.readUInt32BE(0), header.readUInt32BE(4), header.readUInt8(8)];
  const colors = colorsOf(header.readUInt8(9));
  const row = `/Predictor 15/Colors ${colors}/BitsPerComponent ${bits}/Columns ${width}`;
  return {
    width,
    height,
    space: colors === 1 ? '/DeviceGray' : '/DeviceRGB',
    entries: `/BitsPerComponent ${bits}/Filter/FlateDecode/DecodeParms<<${row}>>`,
    data: Buffer.concat(parts),
  };
}

function colorsOf(type: number): 1 | 3 {
  if (type === 0) return 1;
  if (type === 2) return 3;
  throw new RangeError(`A PNG of colour type ${type} cannot be embedded as it is.`);
}

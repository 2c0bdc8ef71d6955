import type { Size } from '../../geometry.js';

/** Enough bytes for any header; a JPEG with more data before its frame is treated as broken. */
const HEAD_BYTES = 128 * 1024;

/** Cost in steps of each character of a picture's data URL whenever the picture is drawn. */
export const PICTURE_WORK = 1 / 16;

/** Pixel size of a PNG, JPEG, GIF or WebP in a data URL, from its header; undefined when it has none. */
export function rasterSize(dataUrl: string): Size | undefined {
  const comma = dataUrl.indexOf(',');
  const base64 = dataUrl.slice(comma + 1, comma + 1 + Math.ceil(HEAD_BYTES / 3) * 4);
  const bytes = decodeBase64(base64);
  if (bytes === undefined || bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = pngSize(view) ?? gifSize(view) ?? webpSize(view) ?? jpegSize(view);
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.slice(0, text.length - (text.length % 4))), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function pngSize(view: DataView): Size | undefined {
  if (view.getUint32(0) !== 0x89504e47) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifSize(view: DataView): Size | undefined {
  if (view.getUint32(0) !== 0x47494638) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30 || view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return undefined;
  const kind = view.getUint32(12);
  if (kind === 0x56503858) {
    const at = (index: number): number => view.getUint16(index, true) + (view.getUint8(index + 2) << 16) + 1;
    return { width: at(24), height: at(27) };
  }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function jpegSize(view: DataView): Size | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** How much of a PNG is read: little comes before its pixels. */
const HEAD_BYTES = 64 * 1024;

/** The types of two chunks: transparent colours, and pixels. */
const [TRNS, IDAT] = [0x74524e53, 0x49444154];

/** Colour types that have a channel for transparency. */
const WITH_ALPHA = [4, 6];

/** Whether the format or the header of a picture rules out transparent pixels. Other pictures may have none either. */
export async function isOpaque(picture: Blob): Promise<boolean> {
  if (picture.type === 'image/jpeg') return true;
  return picture.type === 'image/png' && isOpaquePng(new DataView(await picture.slice(0, HEAD_BYTES).arrayBuffer()));
}

/** PNG specification (third edition), sections 5.3, 11.2.1 and 11.3.1.1: tRNS comes before IDAT. */
function isOpaquePng(head: DataView): boolean {
  if (head.byteLength < 26 || WITH_ALPHA.includes(head.getUint8(25))) return false;
  for (let at = 8; at + 8 <= head.byteLength; at += 12 + head.getUint32(at)) {
    const chunk = head.getUint32(at + 4);
    if (chunk === TRNS) return false;
    if (chunk === IDAT) return true;
  }
  return false;
}

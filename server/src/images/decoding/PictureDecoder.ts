import type { Variant } from '../sizes.js';

/** A picture that may be stored. */
export interface IdentifiedPicture {
  /** Safe to store and draw: an SVG is cleaned, everything else is unchanged. */
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Pixels, after rotation to upright. */
  readonly width: number;
  readonly height: number;
}

/** Decodes pictures that nobody has checked yet. */
export interface PictureDecoder {
  /**
   * Identifies a picture by its bytes and decodes it once, so that only valid pictures are stored.
   * @throws HttpProblem `too-large`, `unsupported-type` (an unsupported format, a damaged file, or an SVG that cannot be
   * cleaned)
   */
  check(bytes: Uint8Array): Promise<IdentifiedPicture>;
  /**
   * Resizes a picture: upright, in sRGB, without camera metadata (place, owner), and never enlarged unless it is an SVG.
   * Animations are reduced to their first frame.
   * @throws HttpProblem `unsupported-type`, `too-large`
   */
  draw(bytes: Uint8Array, variant: Variant): Promise<Uint8Array>;
}

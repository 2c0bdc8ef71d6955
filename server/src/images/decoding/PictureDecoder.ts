import type { DescribedFont } from '@cardwright/renderer';
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

/** A font that somebody uploads. */
export interface ReadFont {
  /** TrueType or OpenType. */
  readonly bytes: Uint8Array;
  readonly font: DescribedFont;
}

/** What a colour profile that somebody uploads says about itself. */
export interface ReadProfile {
  readonly description: string;
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

/** Reads fonts and colour profiles as well. */
export interface FileDecoder extends PictureDecoder {
  /** Unpacks a font and reads what it says about itself. @throws HttpProblem `unsupported-type` */
  readFont(bytes: Uint8Array): Promise<ReadFont>;
  /** An ordinary font of a variable one, with some axes at these values. @throws HttpProblem `unsupported-type` */
  instantiateFont(bytes: Uint8Array, axes: Readonly<Record<string, number>>): Promise<Uint8Array>;
  /** Reads an ICC file for a press, and tries it. @throws HttpProblem `unsupported-type` saying what is wrong */
  readProfile(bytes: Uint8Array): Promise<ReadProfile>;
}

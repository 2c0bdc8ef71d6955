import { type Intent, type Lcms, PIXELS, type Transform } from './lcms.js';

/**
 * From this difference (CIE76 ΔE), a colour on paper looks different from the colour on the screen. Conversions inside
 * the gamut stay below it.
 */
export const VISIBLE_DIFFERENCE = 6;

/** Shows on the screen what a press makes of colours. */
export class SoftProof {
  readonly #screenLab: Transform;
  readonly #paperLab: Transform;
  readonly #toScreen: Transform;

  /** @param profile an ICC file */
  constructor(lcms: Lcms, profile: Uint8Array, intent: Intent) {
    this.#screenLab = lcms.transform('srgb', PIXELS.rgbBytes, 'lab', PIXELS.labFloats, intent);
    this.#paperLab = lcms.transform(profile, PIXELS.cmykBytes, 'lab', PIXELS.labFloats, 'relative');
    this.#toScreen = lcms.transform(profile, PIXELS.cmykBytes, 'srgb', PIXELS.rgbBytes, 'relative');
  }

  /** Pixels in CMYK as they look on paper. @returns three bytes per pixel */
  onScreen(inks: Uint8Array): Uint8Array {
    return this.#toScreen(inks) as Uint8Array;
  }

  /** The difference of each pixel on the screen from its inks on paper, in CIE76 ΔE. */
  differences(rgb: Uint8Array, inks: Uint8Array): Float32Array {
    const [screen, paper] = [this.#screenLab(rgb), this.#paperLab(inks)];
    const differences = new Float32Array(inks.length / 4);
    for (let index = 0, at = 0; index < differences.length; index++, at += 3) {
      differences[index] = Math.hypot(
        (screen[at] as number) - (paper[at] as number),
        (screen[at + 1] as number) - (paper[at + 1] as number),
        (screen[at + 2] as number) - (paper[at + 2] as number),
      );
    }
    return differences;
  }
}

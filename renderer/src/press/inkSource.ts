import type { Intent, Transform, Lcms } from './lcms.js';
import { PIXELS } from './lcms.js';
import { type OutputProfile, readOutputProfile } from './outputProfile.js';
import { printingCondition } from './printingCondition.js';

/** A byte of ink that covers the paper. */
const SOLID = 255;

/** Brings pictures that have inks already into the inks of one press. */
export class InkSource {
  readonly #known: { readonly profile: Uint8Array; readonly transform: Transform | undefined }[] = [];

  constructor(
    private readonly lcms: Lcms,
    private readonly press: OutputProfile,
    private readonly intent: Intent,
  ) {}

  /**
   * A copy of pixels, four bytes each, in the inks of the press. Inks without a profile, or for the same printing condition,
   * stay as they are: somebody has made them for the press.
   * @param profile the picture's own; one that is not for a press counts as none
   */
  convert(pixels: Uint8Array, profile: Uint8Array | undefined): Uint8Array {
    const transform = profile && this.#transformFrom(profile);
    if (transform === undefined) return new Uint8Array(pixels);
    const converted = transform(pixels) as Uint8Array;
    const [, , , solid = SOLID] = transform(Uint8Array.of(0, 0, 0, SOLID));
    if (solid > 0) scaleBlacks(pixels, converted, SOLID / solid);
    return converted;
  }

  #transformFrom(profile: Uint8Array): Transform | undefined {
    let known = this.#known.find((each) => isEqual(each.profile, profile));
    if (known === undefined) {
      known = { profile, transform: this.#create(profile) };
      this.#known.push(known);
    }
    return known.transform;
  }

  #create(bytes: Uint8Array): Transform | undefined {
    const { cmykBytes } = PIXELS;
    const from = readable(bytes);
    if (from === undefined || isSameCondition(from, this.press)) return undefined;
    // Pure black stays pure black; other conversions would mix it from all inks.
    return this.lcms.transform(bytes, cmykBytes, this.press.bytes, cmykBytes, `${this.intent}-black`);
  }
}

/** Black prints solid: a screen of 97 % would give letters in a picture rough edges. */
function scaleBlacks(pixels: Uint8Array, converted: Uint8Array, scale: number): void {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] !== 0 || pixels[at + 1] !== 0 || pixels[at + 2] !== 0) continue;
    converted[at + 3] = Math.min(SOLID, Math.round((converted[at + 3] as number) * scale));
  }
}

function readable(bytes: Uint8Array): OutputProfile | undefined {
  try {
    return readOutputProfile(bytes);
  } catch {
    return undefined;
  }
}

function isSameCondition(one: OutputProfile, other: OutputProfile): boolean {
  const condition = printingCondition(one);
  return isEqual(one.bytes, other.bytes) || (condition !== 'Custom' && condition === printingCondition(other));
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]));
}

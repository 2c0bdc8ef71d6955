import { inkCoverage } from './inkCoverage.js';
import { Lcms } from './lcms.js';
import { PressColors, type PressSettings } from './PressColors.js';
import { SoftProof, VISIBLE_DIFFERENCE } from './SoftProof.js';

/** What a proof marks with stripes. */
export interface ProofMarks {
  /** Colours that look different on paper. */
  readonly gamut: boolean;
  /** Places where the ink limit takes ink away. */
  readonly ink: boolean;
}

/** A picture as it will look on paper. */
export interface ProofedPicture {
  /** Four bytes per pixel, opaque. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  /** Shares of the pixels from 0 to 1, whether marked or not. */
  readonly outOfGamut: number;
  readonly aboveLimit: number;
  /** The most ink before the limit, in percent. */
  readonly mostInk: number;
}

type Color = readonly [red: number, green: number, blue: number];
const WHITE: Color = [255, 255, 255];
const GAMUT_STRIPE: Color = [230, 0, 190];
const INK_STRIPE: Color = [0, 120, 255];
/** px; stripes are visible on every colour because every second one is white. */
const STRIPE = 4;

/** Shows pictures of the screen in the colours of a press. One per profile and settings; `free` it. */
export class PressProof {
  /** @throws CardwrightError `profile.invalid`, `profile.unreadable` */
  static async create(settings: PressSettings): Promise<PressProof> {
    const lcms = await Lcms.load(settings.wasm);
    const proof = new SoftProof(lcms, settings.profile, settings.intent);
    return new PressProof(await PressColors.create(settings), proof, lcms);
  }

  private constructor(
    private readonly press: PressColors,
    private readonly soft: SoftProof,
    private readonly lcms: Lcms,
  ) {}

  /** @param rgba opaque pixels @param width px */
  picture(rgba: Uint8ClampedArray, width: number, marks: ProofMarks): ProofedPicture {
    const rgb = withoutAlpha(rgba);
    const wanted = this.press.unlimitedInksOfPixels(rgb);
    const coverage = inkCoverage(wanted, this.press.settings.inkLimit);
    const differences = this.soft.differences(rgb, wanted);
    const isOutside = (index: number): boolean => (differences[index] ?? 0) > VISIBLE_DIFFERENCE;
    const onPaper = this.soft.onScreen(this.press.inksOfPixels(rgb));
    const shown = new Uint8ClampedArray(rgba.length);
    let outside = 0;
    for (let index = 0; index < differences.length; index++) {
      if (isOutside(index)) outside++;
      const stripe = stripeOf(marks.gamut && isOutside(index), marks.ink && coverage.map[index] === 1);
      const isWhite = (((index % width) + Math.floor(index / width)) / STRIPE) & 1;
      const color = stripe && (isWhite ? WHITE : stripe);
      for (let channel = 0; channel < 3; channel++) {
        shown[index * 4 + channel] = color?.[channel] ?? onPaper[index * 3 + channel] ?? 0;
      }
      shown[index * 4 + 3] = 255;
    }
    return {
      rgba: shown,
      outOfGamut: differences.length === 0 ? 0 : outside / differences.length,
      aboveLimit: coverage.above,
      mostInk: coverage.most,
    };
  }

  free(): void {
    this.press.free();
    this.lcms.free();
  }
}

function stripeOf(isOutside: boolean, isAbove: boolean): Color | undefined {
  if (isAbove) return INK_STRIPE;
  return isOutside ? GAMUT_STRIPE : undefined;
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] as number;
    rgb[to + 1] = rgba[from + 1] as number;
    rgb[to + 2] = rgba[from + 2] as number;
  }
  return rgb;
}

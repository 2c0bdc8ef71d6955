import type { HexColor } from '../displayList.js';
import { readHex } from '../color/hex.js';
import { createBlackScale } from './blackScale.js';
import { greyOf, isBlackText, isLarge } from './blackText.js';
import { limitInkBytes, limitInks } from './inkLimit.js';
import { InkSource } from './inkSource.js';
import { type Inks, pureInks } from './inks.js';
import type { BLACK_TEXTS, RICH_BLACKS } from './choices.js';
import { type Intent, Lcms, PIXELS, type Transform } from './lcms.js';
import { readOutputProfile, type OutputProfile } from './outputProfile.js';

export interface PressSettings {
  /** An ICC file. */
  readonly profile: Uint8Array;
  /** The most ink at one place, in percent. */
  readonly inkLimit: number;
  readonly blackText: (typeof BLACK_TEXTS)[number];
  readonly richBlack: (typeof RICH_BLACKS)[number];
  readonly intent: Intent;
}

/** What a colour is used for. A gradient's stops are mixed alike, or there would be steps. */
export type InkRole = 'text' | 'hairline' | 'area' | 'gradient' | 'patch';

/** A black area is at most this light (3 of 255). */
const BLACK = 3.5 / 255;
const RICH_BLACK: Inks = [0.6, 0.4, 0.4, 1];
/** From this share of black, text overprints. Lighter greys would mix with what is below them. */
const OVERPRINTS = 0.95;

/** Colours and pictures in the inks of a press, under the ink limit. */
export class PressColors {
  readonly profile: OutputProfile;
  readonly #memo = new Map<string, Inks>();
  readonly #color: Transform;
  readonly #pixels: Transform;
  readonly #blackOf: (grey: number) => number;
  readonly #inkSource: InkSource;

  /** @throws CardwrightError `profile.invalid`, `profile.unreadable` */
  static async create(settings: PressSettings): Promise<PressColors> {
    const profile = readOutputProfile(settings.profile);
    return new PressColors(settings, profile, await Lcms.load());
  }

  private constructor(
    readonly settings: PressSettings,
    profile: OutputProfile,
    private readonly lcms: Lcms,
  ) {
    const { bytes } = (this.profile = profile);
    const { intent } = settings;
    this.#color = lcms.transform('srgb', PIXELS.rgbFloats, bytes, PIXELS.cmykFloats, intent);
    this.#pixels = lcms.transform('srgb', PIXELS.rgbBytes, bytes, PIXELS.cmykBytes, intent);
    this.#blackOf = createBlackScale(lcms, bytes);
    this.#inkSource = new InkSource(lcms, profile, intent);
  }

  /** The most ink, as a total of shares. */
  get limit(): number {
    return this.settings.inkLimit / 100;
  }

  /** A colour's inks, without its opacity. @param points the size of letters */
  inksOf(color: HexColor, role: InkRole, points?: number): Inks {
    const key = `${role} ${isLarge(points)} ${color.slice(0, 7)}`;
    let inks = this.#memo.get(key);
    if (inks === undefined) {
      inks = floored(limitInks(this.#convert(color.slice(0, 7), role, points), this.limit));
      this.#memo.set(key, inks);
    }
    return inks;
  }

  /** Whether text in these inks is printed over what is below it instead of replacing it. */
  overprints([cyan, magenta, yellow, key]: Inks, role: InkRole): boolean {
    const isLine = role === 'text' || role === 'hairline';
    return isLine && this.settings.blackText === 'overprint' && cyan + magenta + yellow === 0 && key >= OVERPRINTS;
  }

  /** Pixels of a picture in CMYK, four bytes each. @param rgb three bytes per pixel */
  inksOfPixels(rgb: Uint8Array): Uint8Array {
    const pixels = this.#pixels(rgb) as Uint8Array;
    limitInkBytes(pixels, this.limit);
    return pixels;
  }

  /** The same for a picture of inks. @param inks four bytes per pixel @param profile what the picture's inks are for */
  inksOfInkPixels(inks: Uint8Array, profile: Uint8Array | undefined): Uint8Array {
    const pixels = this.#inkSource.convert(inks, profile);
    limitInkBytes(pixels, this.limit);
    return pixels;
  }

  free(): void {
    this.lcms.free();
  }

  #convert(color: HexColor, role: InkRole, points?: number): Inks {
    const { red, green, blue } = readHex(color);
    const { blackText, richBlack } = this.settings;
    const lightest = Math.max(red, green, blue);
    if (role === 'patch') return pureInks(readHex(color));
    const isLine = role === 'text' || role === 'hairline';
    if (isLine && blackText !== 'mixed' && isBlackText(color, points)) {
      return [0, 0, 0, this.#blackOf(readHex(greyOf(color)).red)];
    }
    if (role === 'area' && lightest <= BLACK && richBlack !== 'profile') {
      return richBlack === 'none' ? [0, 0, 0, 1] : RICH_BLACK;
    }
    const [cyan, magenta, yellow, key] = this.#color([red, green, blue]);
    return [share(cyan), share(magenta), share(yellow), share(key)];
  }
}

/** From percent; tiny amounts of ink are the transform's rounding. */
function share(percent = 0): number {
  return Math.min(1, Math.max(0, percent / 100));
}

/** Rounded down to the three decimals of a PDF, so that rounding cannot exceed the limit. */
function floored(inks: Inks): Inks {
  const [cyan, magenta, yellow, key] = inks.map((ink) => Math.floor(ink * 1000 + 1e-6) / 1000);
  return [cyan ?? 0, magenta ?? 0, yellow ?? 0, key ?? 0];
}

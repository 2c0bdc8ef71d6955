import { type Rgb, toHex } from '../color/hex.js';
import type { Inks } from './inks.js';
import { limitInks } from './inkLimit.js';
import { Lcms, PIXELS, type Transform } from './lcms.js';
import { PressColors, type PressSettings } from './PressColors.js';

/** What single colours of a face look like in print, on white paper. */
export class PrintedColors {
  readonly #seen = new Map<string, Rgb>();

  /** @throws CardwrightError `profile.invalid`, `profile.unreadable` */
  static async create(settings: PressSettings): Promise<PrintedColors> {
    const press = await PressColors.create(settings);
    const lcms = await Lcms.load();
    const { rgbFloats, cmykFloats } = PIXELS;
    return new PrintedColors(press, lcms, lcms.transform(settings.profile, cmykFloats, 'srgb', rgbFloats, 'relative'));
  }

  private constructor(
    private readonly press: PressColors,
    private readonly lcms: Lcms,
    private readonly toScreen: Transform,
  ) {}

  area(color: Rgb): Rgb {
    return this.#seenAs(this.#inksOf(color));
  }

  /** Letters on a ground, over which black ones print. @param points the size of the letters */
  text(color: Rgb, ground: Rgb, points: number): Rgb {
    const inks = this.press.inksOf(hexOf(color), 'text', points);
    if (!this.press.overprints(inks, 'text')) return this.#seenAs(inks);
    const [cyan, magenta, yellow, key] = this.#inksOf(ground);
    return this.#seenAs(limitInks([cyan, magenta, yellow, Math.max(key, inks[3])], this.press.limit));
  }

  free(): void {
    this.press.free();
    this.lcms.free();
  }

  #inksOf(color: Rgb): Inks {
    return this.press.inksOf(hexOf(color), 'area');
  }

  #seenAs(inks: Inks): Rgb {
    const key = inks.join(' ');
    let color = this.#seen.get(key);
    if (color === undefined) {
      const [red = 0, green = 0, blue = 0] = this.toScreen(inks.map((share) => share * 100));
      color = { red, green, blue };
      this.#seen.set(key, color);
    }
    return color;
  }
}

const hexOf = (color: Rgb): string => toHex({ ...color, alpha: 1 });

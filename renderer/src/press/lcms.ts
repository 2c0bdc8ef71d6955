import type { LcmsModule } from 'lcms-wasm';
import { CardwrightError } from '../errors.js';
import type { INTENTS } from './choices.js';

/** Pixel formats of Little CMS: bytes, or floats with `FLOAT`. Inks as floats are percentages. */
const FLOAT = (1 << 22) | 4;
const format = (space: number, channels: number, samples: number): number => (space << 16) | (channels << 3) | samples;
export const PIXELS = {
  rgbBytes: format(4, 3, 1),
  rgbFloats: format(4, 3, FLOAT),
  cmykBytes: format(6, 4, 1),
  cmykFloats: format(6, 4, FLOAT),
  labFloats: format(10, 3, FLOAT),
} as const;
export type PixelFormat = (typeof PIXELS)[keyof typeof PIXELS];

export type Intent = (typeof INTENTS)[number];
/** The numbers of the ICC, and those of Little CMS for keeping the black plate between two presses. */
const INTENT: Readonly<Record<Intent | `${Intent}-black`, number>> = {
  perceptual: 0,
  relative: 1,
  'perceptual-black': 13,
  'relative-black': 14,
};
const BLACK_POINT_COMPENSATION = 0x2000;

/** Converts pixels of one format to another. */
export type Transform = (pixels: ArrayLike<number>) => Uint8Array | Float32Array;

/** One end of a transform: an ICC file, or a space that Little CMS knows. */
export type Space = Uint8Array | 'srgb' | 'lab';

const CHANNELS = (pixels: PixelFormat): number => (pixels >> 3) & 15;

/** Little CMS, for one profile or several. Free it when its transforms are no longer needed. */
export class Lcms {
  readonly #transforms: number[] = [];

  private constructor(private readonly module: LcmsModule) {}

  static async load(): Promise<Lcms> {
    const { instantiate } = await import('lcms-wasm');
    return new Lcms(await instantiate({ printErr: () => undefined }));
  }

  /** Always with black-point compensation. @throws CardwrightError `profile.unreadable` */
  transform(from: Space, input: PixelFormat, to: Space, output: PixelFormat, intent: keyof typeof INTENT): Transform {
    const { module } = this;
    const profiles = [this.#open(from), this.#open(to)] as const;
    const [source, target] = profiles;
    const handle = module.cmsCreateTransform(source, input, target, output, INTENT[intent], BLACK_POINT_COMPENSATION);
    profiles.forEach((profile) => module.cmsCloseProfile(profile));
    if (handle === 0) throw unreadable();
    this.#transforms.push(handle);
    return (pixels) => module.cmsDoTransform(handle, pixels, pixels.length / CHANNELS(input));
  }

  free(): void {
    this.#transforms.splice(0).forEach((handle) => this.module.cmsDeleteTransform(handle));
  }

  #open(space: Space): number {
    const { module } = this;
    if (space === 'srgb') return module.cmsCreate_sRGBProfile();
    if (space === 'lab') return module.cmsCreateLab4Profile();
    // Not the package's own function: it copies the profile to the stack, which is too small for it.
    const address = module._malloc(space.length);
    module.HEAPU8.set(space, address);
    const profile = module._cmsOpenProfileFromMem(address, space.length);
    module._free(address);
    if (profile === 0) throw unreadable();
    return profile;
  }
}

function unreadable(): CardwrightError {
  return new CardwrightError('profile.unreadable', 'Little CMS cannot use this colour profile.', {
    path: 'output_profile',
    fix: 'Use another ICC file for CMYK printing, such as the one that the print shop offers.',
  });
}

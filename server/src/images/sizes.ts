/** The allowed widths in CSS pixels (specification, section 9); arbitrary widths could fill the cache. */
export const WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
/** Device pixels per CSS pixel. */
export const DENSITIES = [1, 2] as const;
export const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const;
export const DEFAULT_WIDTH = 1024;
export const DEFAULT_QUALITY = 80;

export type PictureFormat = (typeof FORMATS)[number];

const COMMON_WIDTHS = new Set<number>(WIDTHS.flatMap((width) => DENSITIES.map((density) => width * density)));

/** Whether this is one of the few forms of a picture that pages ask for. The number of other forms is unlimited. */
export function isCommon({ width, height, quality }: Variant): boolean {
  return COMMON_WIDTHS.has(width) && height === undefined && quality === DEFAULT_QUALITY;
}

/** The requested form of a picture. */
export interface Variant {
  /** Pixels; a narrower picture is not enlarged. */
  readonly width: number;
  /** Pixels; follows from the picture's ratio if not given. */
  readonly height?: number;
  /** How the picture fills the given width and height. */
  readonly fit?: 'cover' | 'contain' | 'fill';
  readonly format: PictureFormat;
  /** 1 … 100. */
  readonly quality: number;
}

/** Widths in CSS pixels that pictures are made at (specification, section 9); anything else could fill the cache. */
export const WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const;
/** Device pixels a CSS pixel. */
export const DENSITIES = [1, 2] as const;
export const FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const;
export const DEFAULT_WIDTH = 1024;
export const DEFAULT_QUALITY = 80;

export type PictureFormat = (typeof FORMATS)[number];

/** What is asked of a picture. */
export interface Variant {
  /** Pixels; a narrower picture is not enlarged. */
  readonly width: number;
  /** Pixels; by the picture's ratio without it. */
  readonly height?: number;
  /** How a given width and height are filled. */
  readonly fit?: 'cover' | 'contain' | 'fill';
  readonly format: PictureFormat;
  /** 1 … 100. */
  readonly quality: number;
}

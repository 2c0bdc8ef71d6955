/** What layout knows about an illustration. */
export type ImageResource =
  /** Size after EXIF orientation, in px. */
  | { readonly kind: 'raster'; readonly width: number; readonly height: number }
  /** A sanitised SVG document's source. */
  | { readonly kind: 'vector'; readonly svg: string }
  | { readonly kind: 'broken'; readonly reason: string };

export interface ImageLibrary {
  /** `undefined`: not loaded yet; the caller records the source as missing. */
  get(src: string): ImageResource | undefined;
}

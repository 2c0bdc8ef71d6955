/** What layout knows about an illustration. */
export type ImageResource =
  | {
      readonly kind: 'raster';
      /** Size after EXIF orientation, in px. */
      readonly width: number;
      readonly height: number;
      /** Where the picture is opaque, as `opaqueParts` returns it. A picture without it is treated as a photograph. */
      readonly opaqueParts?: string;
    }
  /** A sanitised SVG document's source. */
  | { readonly kind: 'vector'; readonly svg: string }
  | {
      readonly kind: 'broken';
      readonly reason: string;
      /** How to mend it, if more is known than for any picture. */
      readonly fix?: string;
    };

export interface ImageLibrary {
  /** `undefined`: not loaded yet; the caller records the source as missing. */
  get(src: string): ImageResource | undefined;
}

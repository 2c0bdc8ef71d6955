import type { FaceFeatures } from './faceFeatures.js';

/** One font file: a face of a family, limited to some characters. Painters use its id as the CSS family name. */
export interface FontFace {
  /** e.g. `inter-latin-700-italic` */
  readonly id: string;
  readonly weight: number;
  /** Set for a variable font: what classes can vary, such as `wght` and `wdth`. Each choice is drawn as a face of its own. */
  readonly axes?: Readonly<Record<string, readonly [least: number, most: number]>>;
  readonly italic: boolean;
  /** Inclusive code point ranges, ascending, that the file has glyphs for. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** File name of the TrueType bytes. */
  readonly file: string;
  /** Divided by unitsPerEm; descent is positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

export interface FontFamily {
  /** Used in the class `font-<slug>`. */
  readonly slug: string;
  readonly name: string;
  readonly category: 'sans' | 'serif' | 'display' | 'handwriting' | 'mono';
  /** SPDX identifier, e.g. `OFL-1.1`. */
  readonly license: string;
  /** Versions of the design and of the package that it came from. */
  readonly version?: string;
  readonly copyright?: string;
  /** Licence text, relative to the manifest. */
  readonly licenseFile?: string;
  readonly faces: readonly FontFace[];
}

export interface FontManifest {
  readonly families: readonly FontFamily[];
  /** Slugs tried in order for characters that a family lacks. */
  readonly fallbacks: readonly string[];
}

/** A run of glyphs of one face, shaped at 1 em, in visual order (from the left, even for right-to-left text). */
export interface ShapedRun {
  readonly face: string;
  readonly glyphs: readonly {
    readonly id: number;
    /** Index of the source UTF-16 code unit that the glyph starts from. */
    readonly cluster: number;
    /** em */
    readonly advance: number;
  }[];
}

/**
 * Bytes and shaping for the faces of a manifest. Holds the only native memory of the renderer; dispose() frees it.
 * Layout checks `has` first and reports missing faces instead of waiting.
 */
export interface FontLibrary {
  readonly manifest: FontManifest;
  has(faceId: string): boolean;
  add(faceId: string, bytes: Uint8Array): void;
  /** What a face can do with its letters and figures; undefined for a face without bytes. */
  features(faceId: string): FaceFeatures | undefined;
  /** Shapes text of one direction and one face at 1 em. Throws `font.not_loaded` for a face without bytes. */
  shape(
    faceId: string,
    text: string,
    options: { direction: 'ltr' | 'rtl'; script?: string; language?: string; ligatures: boolean },
  ): ShapedRun;
  dispose(): void;
}

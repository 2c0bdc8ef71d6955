import type { Scene, SceneNode } from '../../../displayList.js';
import type { PdfColors } from '../../../painters/pdf/index.js';
import type { PictureSource } from '../../browser/assets.js';
import type { PdfVersion } from './PdfFile.js';

/** A picture as a file holds it. */
export interface PdfPicture {
  /** px */
  readonly width: number;
  readonly height: number;
  /** The colour space as a PDF expression; of the profile if there is one. */
  readonly space: string;
  /** An ICC profile to embed, in which the values are; `space` is then its alternative. */
  readonly profile?: { readonly bytes: Uint8Array; readonly components: 1 | 3 | 4 };
  /** Further entries of the dictionary, among them `/Filter`, such as `/Filter/DCTDecode/Decode[1 0 1 0 1 0 1 0]`. */
  readonly entries: string;
  readonly data: Uint8Array;
  /** Opacities: a grey picture. */
  readonly mask?: PdfPicture;
}

/** What a policy can add at the end of a file. Values are PDF expressions. */
export interface PdfEnd {
  /** Writes an object. @returns a reference to it, such as `12 0 R` */
  add(body: string): string;
  /** Writes a stream, compressed unless its entries name a filter. @returns a reference to it */
  addStream(entries: string, data: Uint8Array | string): string;
  /** Entries of the document catalogue by name without the slash, such as `OutputIntents`. */
  readonly catalog: Map<string, string>;
  /** Entries of the Info dictionary by name without the slash: title, dates, … are already there. */
  readonly info: Map<string, string>;
  /** The digest of everything written so far, as 64 hexadecimal digits. */
  readonly digest: string;
}

/**
 * Everything about a file that depends on how it will be printed: colours, pictures, and what identifies the standard that
 * it follows. `rgbPolicy` keeps the colours of the screen. Pass another as `policy` to `streamPdf`, `renderPdf` or `imposeSheets`.
 */
export interface PdfColorPolicy extends PdfColors {
  readonly version: PdfVersion;
  /** An ICC profile that defines what DeviceRGB means in the file. */
  readonly rgbProfile?: Uint8Array;
  /** Whether the standard forbids transparency; nothing transparent may be painted then. */
  readonly isOpaque?: true;
  /** Whether printing plates are made from the file, so that marks have to be on each of them. */
  readonly hasPlates?: true;
  /** Converts a picture, in any format that sharp reads. Called once for each source and file. */
  picture(src: string, pictures: PictureSource): Promise<PdfPicture>;
  /**
   * The nodes of a scene that must not overprint there, although their inks do so. Called when the scene's pictures have been converted.
   * Without it, pictures are converted after painting.
   */
  knockouts?(scene: Scene): ReadonlySet<SceneNode>;
  /** Called when all pages of a file are written: adds OutputIntents, metadata and the like. */
  finish(end: PdfEnd): void | Promise<void>;
}

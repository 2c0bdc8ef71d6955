import { fetchFace, plainFaceId, readFaceId, type FontFace, type FontManifest } from '@cardwright/renderer';
import { readOwnFontFile } from '../api/ownFonts.js';
import type { OwnLibrary } from './ownLibrary.js';

/** Where the bytes of font faces are: built ones on the page's server, own ones in this page once they have been fetched. */
export class FontUrls {
  readonly #folder: string;
  readonly #own: ReadonlySet<string>;
  readonly #fetched = new Map<string, string>();

  constructor(folder: string, { families }: Pick<OwnLibrary, 'families'>) {
    this.#folder = folder;
    this.#own = new Set(families.flatMap(({ faces }) => faces.map(({ id }) => id)));
  }

  /** Fetches a face. Only its owner may fetch a member's own face, so workers are given an address within the page. */
  async fetch(face: FontFace, faceId: string): Promise<Uint8Array<ArrayBuffer>> {
    if (!this.#own.has(face.id)) return fetchFace(this.#folder, face);
    const bytes = await readOwnFontFile(face.file, faceId);
    const key = plainFaceId(faceId);
    if (!this.#fetched.has(key)) this.#fetched.set(key, URL.createObjectURL(new Blob([bytes])));
    return bytes;
  }

  /** The address of a face that has been laid out; undefined for a face that does not exist. */
  of({ families }: FontManifest, faceId: string): string | undefined {
    const { base } = readFaceId(faceId);
    if (this.#own.has(base)) return this.#fetched.get(plainFaceId(faceId));
    const face = families.flatMap(({ faces }) => faces).find(({ id }) => id === base);
    return face && `${this.#folder}/${encodeURIComponent(face.file)}`;
  }
}

import { faceBytes, type OwnFonts } from '../../fonts/index.js';
import type { FontSource } from './assets.js';

/** The built fonts, and those of the decks that are being drawn. */
export class SharedFonts implements FontSource {
  readonly #others = new Set<OwnFonts>();

  constructor(private readonly built: FontSource) {}

  /** @returns a function that removes the fonts; others with the same ids remain */
  add(fonts: OwnFonts): () => void {
    this.#others.add(fonts);
    return () => this.#others.delete(fonts);
  }

  async fontBytes(faceId: string): Promise<Uint8Array> {
    for (const fonts of this.#others) {
      const bytes = await fonts.bytes(faceId);
      if (bytes !== undefined) return faceBytes(faceId, bytes);
    }
    return this.built.fontBytes(faceId);
  }
}

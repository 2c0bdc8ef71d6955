import { CardwrightError } from '../../../errors.js';
import { loadHarfBuzzFromDisk } from '../../../fonts/node.js';
import { Shaper } from '../../../fonts/shaper.js';
import { Subsetter } from '../../fonts/Subsetter.js';
import type { FontSource } from '../../browser/assets.js';
import { EmbeddedFont } from './EmbeddedFont.js';
import { embeddingObstacle } from './FontFacts.js';
import type { PdfFile } from './PdfFile.js';
import { writeFont } from './writeFont.js';

/** The fonts of one file. Holds native memory: always `dispose()`. */
export class FontStore {
  readonly #source: FontSource;
  readonly #fonts = new Map<string, EmbeddedFont>();
  readonly #shaper: Shaper;

  private constructor(source: FontSource, shaper: Shaper) {
    this.#source = source;
    this.#shaper = shaper;
  }

  static async open(source: FontSource): Promise<FontStore> {
    return new FontStore(source, new Shaper(await loadHarfBuzzFromDisk()));
  }

  /**
   * Loads the faces that a drawing needs.
   * @param name gives a font its resource name and object number
   * @throws CardwrightError `font.unreadable`, `font.unprintable` with the drawing's label
   */
  async load(faces: readonly string[], label: string, name: () => { name: string; id: number }): Promise<void> {
    for (const face of faces) {
      if (this.#fonts.has(face)) continue;
      const bytes = await this.#bytesOf(face, label);
      const obstacle = embeddingObstacle(bytes);
      if (obstacle !== undefined) throw unprintable(face, label, obstacle);
      const { name: resource, id } = name();
      this.#fonts.set(face, new EmbeddedFont(resource, id, face, bytes, this.#shaper));
    }
  }

  font(face: string): EmbeddedFont {
    const font = this.#fonts.get(face);
    if (font === undefined) throw new RangeError(`The face ${face} was not loaded.`);
    return font;
  }

  /** Writes every font with the glyphs that were used. */
  async write(file: PdfFile): Promise<void> {
    if (this.#fonts.size === 0) return;
    const subsetter = await Subsetter.load();
    for (const font of this.#fonts.values()) writeFont(file, font, subsetter);
  }

  dispose(): void {
    for (const font of this.#fonts.values()) font.dispose();
    this.#fonts.clear();
    this.#shaper.dispose();
  }

  async #bytesOf(face: string, label: string): Promise<Uint8Array> {
    try {
      return await this.#source.fontBytes(face);
    } catch (cause) {
      throw new CardwrightError('font.unreadable', `${label} cannot be printed: the font ${face} cannot be read.`, {
        path: label,
        fix: 'Rebuild the fonts (`npm run build`), or choose another font.',
        cause,
      });
    }
  }
}

function unprintable(face: string, label: string, obstacle: string): CardwrightError {
  return new CardwrightError('font.unprintable', `${label} cannot be printed: the font ${face} ${obstacle}.`, {
    path: label,
    fix: 'Choose the engine chromium, or another font.',
  });
}

import { CardwrightError } from '../../../errors.js';
import { loadHarfBuzzFromDisk } from '../../../fonts/node.js';
import { Shaper } from '../../../fonts/shaper.js';
import { Subsetter } from '../../fonts/Subsetter.js';
import type { FontSource } from '../../browser/assets.js';
import { EmbeddedFont } from './EmbeddedFont.js';
import { embeddingObstacle } from './FontFacts.js';
import type { PdfFile } from './PdfFile.js';
import { UnseenFont } from './UnseenFont.js';
import { writeUnseenFont, writeFont } from './writeFont.js';

/** Its dash is one em wide. */
const UNSEEN_FACE = 'inter-latin-400-normal';

/** The fonts of one file. Holds native memory: always `dispose()`. */
export class FontStore {
  readonly #source: FontSource;
  readonly #fonts = new Map<string, EmbeddedFont>();
  readonly #shaper: Shaper;
  #unseen: UnseenFont | undefined;

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

  /** The font of texts that pictures show. @param name gives it its resource name and object number */
  unseen(name: () => { name: string; id: number }): UnseenFont {
    return (this.#unseen ??= new UnseenFont(name()));
  }

  /** Writes every font with the glyphs that were used. */
  async write(file: PdfFile): Promise<void> {
    if (this.#fonts.size === 0 && this.#unseen === undefined) return;
    const subsetter = await Subsetter.load();
    for (const font of this.#fonts.values()) writeFont(file, font, subsetter);
    if (this.#unseen === undefined) return;
    const bytes = await this.#bytesOf(UNSEEN_FACE, 'The text of a picture');
    const font = new EmbeddedFont(this.#unseen.name, this.#unseen.id, UNSEEN_FACE, bytes, this.#shaper);
    writeUnseenFont(file, font, this.#unseen.texts, subsetter);
    font.dispose();
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

/** What a part of a cluster stands for whose text another glyph of it has: a zero-width space, which readers leave out. */
export const NOTHING = '\u200b';

const LAST_CODE = 0xffff;

export interface CodedGlyph {
  readonly glyph: number;
  /** Never empty: without a text, some readers take the code for a character. */
  readonly text: string;
}

/**
 * The codes by which a file shows the glyphs of a font. A code is its glyph's number, unless the glyph already stands for
 * another text: then it gets one more, so that each reader finds the text in the font's table. Some read no other, such as
 * pdf.js, which knows nothing of the texts of spans.
 */
export class GlyphCodes {
  readonly #byCode = new Map<number, CodedGlyph>();
  readonly #others = new Map<string, number>();
  #next: number;

  /**
   * @param glyphCount how many glyphs the font has
   * @param isFree whether codes may differ from glyphs, as in fonts with TrueType outlines
   */
  constructor(
    glyphCount: number,
    private readonly isFree: boolean,
  ) {
    this.#next = glyphCount;
  }

  /** The code of a glyph that stands for a text; undefined if there is none. */
  codeOf(glyph: number, text: string): number | undefined {
    const known = this.#byCode.get(glyph);
    if (known === undefined) this.#byCode.set(glyph, { glyph, text });
    if (known === undefined || isSame(known.text, text)) return glyph;
    const key = `${glyph} ${text}`;
    const code = this.#others.get(key);
    if (code !== undefined || !this.isFree || this.#next > LAST_CODE) return code;
    this.#others.set(key, this.#next);
    this.#byCode.set(this.#next, { glyph, text });
    return this.#next++;
  }

  standsFor(code: number, text: string): boolean {
    return isSame(this.#byCode.get(code)?.text ?? '', text);
  }

  glyphOf(code: number): number {
    return this.#byCode.get(code)?.glyph ?? code;
  }

  /** By code, in ascending order. */
  entries(): [code: number, CodedGlyph][] {
    return [...this.#byCode].sort(([one], [other]) => one - other);
  }
}

function isSame(one: string, other: string): boolean {
  return one === other || (isBlank(one) && isBlank(other));
}

const isBlank = (text: string): boolean => text.trim() === '';

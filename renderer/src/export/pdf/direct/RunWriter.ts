import { decimal } from '../../../painters/decimal.js';
import type { PlacedGlyph } from '../../../fonts/shaper.js';
import { hex4, textString } from './pdfText.js';

/** Thousandths of an em that letters may be off, half of what widths are rounded to: 3 µm at 16 pt. */
const NEGLIGIBLE = 0.5;

/** Writes the operators that show the glyphs of one run. Lengths are thousandths of an em. */
export class RunWriter {
  readonly #size: number;
  readonly #widthOf: (glyph: number) => number;
  #operators = '';
  #array = '';
  #codes = '';
  /** The reader's pen position, and the position that the text has reached. */
  #pen = 0;
  #advance = 0;
  #rise = 0;

  readonly #isUnread: boolean;

  /** @param isUnread leaves out the texts of glyphs */
  constructor(size: number, widthOf: (glyph: number) => number, isUnread = false) {
    this.#isUnread = isUnread;
    this.#size = size;
    this.#widthOf = widthOf;
  }

  /** Leaves a gap. */
  skip(width: number): void {
    this.#advance += width;
  }

  show({ id, advance, dx, dy }: PlacedGlyph): void {
    this.#raise(dy * this.#size);
    const gap = Math.round((this.#advance + dx * 1000 - this.#pen) * 100) / 100;
    if (Math.abs(gap) >= NEGLIGIBLE) {
      this.#endCodes();
      this.#array += decimal(-gap);
      this.#pen += gap;
    }
    this.#codes += hex4(id);
    this.#pen += this.#widthOf(id);
    this.#advance += advance * 1000;
  }

  /**
   * Shows glyphs that together stand for a text that the font's table cannot express. From right to left, readers turn the
   * text of a span around as well.
   */
  showAs(text: string, glyphs: readonly PlacedGlyph[], direction: 'ltr' | 'rtl'): void {
    if (this.#isUnread) {
      for (const glyph of glyphs) this.show(glyph);
      return;
    }
    this.#endArray();
    this.#operators += `/Span<</ActualText${textString(direction === 'ltr' ? text : [...text].reverse().join(''))}>>BDC\n`;
    for (const glyph of glyphs.slice(0, -1)) this.show(glyph);
    const last = glyphs.at(-1);
    if (last !== undefined) this.#showLast(last, direction);
    this.#endArray();
    this.#operators += 'EMC\n';
  }

  /**
   * After a mark, the pen goes to the end of its letter: Poppler takes the rest of the letter for a space. From left to
   * right, it does not, and PDFium would read the letter twice.
   */
  #showLast(glyph: PlacedGlyph, direction: 'ltr' | 'rtl'): void {
    const rest = (glyph.advance - glyph.dx) * 1000 - this.#widthOf(glyph.id);
    if (direction === 'ltr' || glyph.advance !== 0 || Math.abs(rest) < NEGLIGIBLE) return this.show(glyph);
    const spacing = decimal((rest / 1000) * this.#size);
    this.#endArray();
    this.#operators += `${spacing} Tc\n`;
    this.show(glyph);
    this.#endArray();
    this.#operators += '0 Tc\n';
    this.#pen += (Number(spacing) / this.#size) * 1000;
  }

  finish(): string {
    this.#raise(0);
    this.#endArray();
    return this.#operators;
  }

  #raise(rise: number): void {
    const rounded = Math.round(rise * 1e4) / 1e4;
    if (rounded === this.#rise) return;
    this.#endArray();
    this.#rise = rounded;
    this.#operators += `${decimal(rounded)} Ts\n`;
  }

  #endCodes(): void {
    if (this.#codes !== '') this.#array += `<${this.#codes}>`;
    this.#codes = '';
  }

  #endArray(): void {
    this.#endCodes();
    if (this.#array !== '') this.#operators += `[${this.#array}]TJ\n`;
    this.#array = '';
  }
}

import { decimal } from '../../../painters/decimal.js';
import type { PlacedGlyph } from '../../../fonts/shaper.js';
import { hex4, textString } from './pdfText.js';

/** Thousandths of an em that letters may be off: about a thousandth of a millimetre. */
const NEGLIGIBLE = 0.05;

/** Writes the operators that show the glyphs of one run. Lengths are thousandths of an em. */
export class RunWriter {
  readonly #size: number;
  readonly #widthOf: (glyph: number) => number;
  #operators = '';
  #array = '';
  #codes = '';
  /** Where the reader's pen is, and where the text has got to. */
  #pen = 0;
  #advance = 0;
  #rise = 0;

  constructor(size: number, widthOf: (glyph: number) => number) {
    this.#size = size;
    this.#widthOf = widthOf;
  }

  /** Leaves a gap. */
  skip(width: number): void {
    this.#advance += width;
  }

  show({ id, advance, dx, dy }: PlacedGlyph): void {
    this.#raise(dy * this.#size);
    const gap = decimal(Math.round((this.#advance + dx * 1000 - this.#pen) * 100) / 100);
    if (Math.abs(Number(gap)) >= NEGLIGIBLE) {
      this.#endCodes();
      this.#array += decimal(-Number(gap));
      this.#pen += Number(gap);
    }
    this.#codes += hex4(id);
    this.#pen += this.#widthOf(id);
    this.#advance += advance * 1000;
  }

  /** Shows glyphs that together stand for a text that the font's table cannot express. */
  showAs(text: string, glyphs: readonly PlacedGlyph[]): void {
    this.#endArray();
    this.#operators += `/Span<</ActualText${textString(text)}>>BDC\n`;
    for (const glyph of glyphs) this.show(glyph);
    this.#endArray();
    this.#operators += 'EMC\n';
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

import { BoundedCache } from '../../../fonts/boundedCache.js';
import type { NativeFont, PlacedGlyph, ShapeOptions, Shaper } from '../../../fonts/shaper.js';
import type { PdfFont, PdfTextStyle } from '../../../painters/pdf/index.js';
import { type Cluster, clustersOf, spaced, withMarks } from './clusters.js';
import { type FontFacts, readFontFacts } from './FontFacts.js';
import { GlyphCodes, NOTHING } from './GlyphCodes.js';
import { RunWriter } from './RunWriter.js';
import { scriptParts } from './scriptParts.js';

/** Characters of shaped runs that are kept per font: what recurs from card to card is short. */
const BUDGET = 20_000;
/** The soft hyphen. */
const FIRST_IGNORABLE = 0xad;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** A font of a file: shapes runs as layout did, and remembers what its glyphs stand for. */
export class EmbeddedFont implements PdfFont {
  readonly facts: FontFacts;
  /** The glyphs in use. */
  readonly codes: GlyphCodes;
  readonly #shaper: Shaper;
  readonly #native: NativeFont;
  readonly #runs = new BoundedCache<string>(BUDGET, (key, operators) => key.length + operators.length);

  /** @param id object number */
  constructor(
    readonly name: string,
    readonly id: number,
    readonly face: string,
    readonly bytes: Uint8Array,
    shaper: Shaper,
  ) {
    this.facts = readFontFacts(bytes);
    this.codes = new GlyphCodes(this.facts.glyphCount, !this.facts.isCff);
    this.#shaper = shaper;
    this.#native = shaper.createFont(bytes);
  }

  readonly #widths = new Map<number, number>();

  /** Thousandths of an em, as the file says. MuPDF reads only whole numbers, so others would move letters. */
  readonly widthOf = (code: number): number => {
    const known = this.#widths.get(code);
    if (known !== undefined) return known;
    const width = Math.round(this.facts.widthOf(this.codes.glyphOf(code)));
    this.#widths.set(code, width);
    return width;
  };

  show(text: string, style: PdfTextStyle): string {
    const key = `${style.size} ${style.letterSpacing} ${style.direction} ${style.isUnread ?? false} ${text}`;
    const known = this.#runs.get(key);
    if (known !== undefined) return known;
    const operators = this.#write(text, style);
    this.#runs.set(key, operators);
    return operators;
  }

  dispose(): void {
    this.#shaper.destroyFont(this.#native);
  }

  #write(text: string, { size, direction, letterSpacing, isUnread = false }: PdfTextStyle): string {
    const writer = new RunWriter(size, this.widthOf, isUnread);
    const parts = scriptParts(text);
    if (direction === 'rtl') parts.reverse();
    for (const { text: part, script } of parts) {
      const textOf = ({ start, end }: Cluster): string => part.slice(start, end);
      const glyphs = this.#place(part, { direction, script, ligatures: letterSpacing === 0 }, letterSpacing / size);
      if (direction === 'ltr' && areLetters(part, glyphs)) {
        glyphs.forEach((glyph, at) => this.#showLetter(writer, part.charAt(at), glyph));
        continue;
      }
      const clusters = clustersOf(glyphs, part.length).map((cluster) => ({
        ...cluster,
        glyphs: this.#coded(textOf(cluster), cluster.glyphs),
      }));
      for (const cluster of withMarks(clusters, direction))
        this.#show(writer, textOf(cluster), cluster.glyphs, direction);
    }
    return writer.finish();
  }

  /** The glyphs of a text with letter spacing, in ems. */
  #place(text: string, options: ShapeOptions, spacing: number): readonly PlacedGlyph[] {
    const glyphs = this.#shaper.place(this.#native, text, options);
    if (spacing === 0) return glyphs;
    // The same glyphs, with marks in the clusters of their letters.
    const clusters = this.#shaper.shape(this.#native, text, options).map(({ cluster }) => cluster);
    return spaced(glyphs, clusters, spacing);
  }

  /** The glyphs of a text with codes instead of numbers: one of them stands for the text. */
  #coded(text: string, glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
    if (isIgnorable(text)) return glyphs;
    const first = Math.max(
      0,
      glyphs.findIndex(({ advance }) => advance > 0),
    );
    return glyphs.map((glyph, index) => {
      const code = this.codes.codeOf(glyph.id, index === first ? text : NOTHING);
      return code === undefined || code === glyph.id ? glyph : { ...glyph, id: code };
    });
  }

  /** What `#show` does for a glyph that stands for one letter, without the steps that only others need. */
  #showLetter(writer: RunWriter, letter: string, glyph: PlacedGlyph): void {
    const code = this.codes.codeOf(glyph.id, letter) ?? glyph.id;
    const coded = code === glyph.id ? glyph : { ...glyph, id: code };
    if (this.codes.standsFor(code, letter)) writer.show(coded);
    else writer.showAs(letter, [coded], 'ltr');
  }

  #show(writer: RunWriter, text: string, glyphs: readonly PlacedGlyph[], direction: 'ltr' | 'rtl'): void {
    const first = glyphs[0];
    if (first === undefined) return;
    if (isIgnorable(text)) return writer.skip(glyphs.reduce((sum, { advance }) => sum + advance * 1000, 0));
    const isTurned = direction === 'rtl' && [...text].length > 1;
    if (glyphs.length === 1 && this.codes.standsFor(first.id, text) && !isTurned) return writer.show(first);
    writer.showAs(text, glyphs, direction);
  }
}

/** Whether each glyph stands for one letter, and none is a mark or belongs to what is not drawn. Most runs are like that. */
function areLetters(text: string, glyphs: readonly PlacedGlyph[]): boolean {
  if (glyphs.length !== text.length) return false;
  return glyphs.every(
    ({ cluster, advance }, at) => cluster === at && advance > 0 && text.charCodeAt(at) < FIRST_IGNORABLE,
  );
}

/** Characters that are not drawn. Letters of ASCII, which come before all of them, need no expression. */
function isIgnorable(text: string): boolean {
  return text.charCodeAt(0) >= FIRST_IGNORABLE && IGNORABLE.test(text);
}

import { BoundedCache } from '../../../fonts/boundedCache.js';
import type { NativeFont, PlacedGlyph, Shaper } from '../../../fonts/shaper.js';
import type { PdfFont, PdfTextStyle } from '../../../painters/pdf/index.js';
import { clustersOf, spaced, withMarks } from './clusters.js';
import { type FontFacts, readFontFacts } from './FontFacts.js';
import { RunWriter } from './RunWriter.js';
import { scriptParts } from './scriptParts.js';

/** Characters of shaped runs that are kept per font: what recurs from card to card is short. */
const BUDGET = 20_000;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** A font of a file: shapes runs as layout did, and remembers which glyphs stand for which text. */
export class EmbeddedFont implements PdfFont {
  readonly facts: FontFacts;
  /** The text of every glyph used; empty for one that occurs only together with others. */
  readonly glyphs = new Map<number, string>();
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
    this.#shaper = shaper;
    this.#native = shaper.createFont(bytes);
  }

  /** Thousandths of an em, as the file says. */
  readonly widthOf = (glyph: number): number => Math.round(this.facts.widthOf(glyph) * 1000) / 1000;

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
      const glyphs = this.#shaper.place(this.#native, part, { direction, script, ligatures: letterSpacing === 0 });
      const clusters = clustersOf(glyphs, part.length).map((each) => spaced(each, letterSpacing / size));
      for (const cluster of clusters) this.#learn(part.slice(cluster.start, cluster.end), cluster.glyphs);
      for (const cluster of withMarks(clusters, direction))
        this.#show(writer, part.slice(cluster.start, cluster.end), cluster.glyphs, direction);
    }
    return writer.finish();
  }

  /** Says what glyphs stand for also to readers that do not read the text of a span. */
  #learn(text: string, [only, ...others]: readonly PlacedGlyph[]): void {
    if (only !== undefined && others.length === 0 && !IGNORABLE.test(text)) this.#standsFor(only.id, text);
  }

  #show(writer: RunWriter, text: string, glyphs: readonly PlacedGlyph[], direction: 'ltr' | 'rtl'): void {
    const [only, ...others] = glyphs;
    if (only === undefined) return;
    if (IGNORABLE.test(text)) return writer.skip(glyphs.reduce((sum, { advance }) => sum + advance * 1000, 0));
    const isTurned = direction === 'rtl' && [...text].length > 1;
    if (others.length === 0 && this.#standsFor(only.id, text) && !isTurned) return writer.show(only);
    for (const { id } of glyphs) if (!this.glyphs.has(id)) this.glyphs.set(id, '');
    writer.showAs(text, glyphs, direction);
  }

  /** Whether readers take the glyph for the text: the first text of a glyph is what the font's table says. */
  #standsFor(id: number, text: string): boolean {
    const known = this.glyphs.get(id);
    if (known === undefined || known === '') {
      this.glyphs.set(id, text);
      return true;
    }
    return known === text || (isBlank(known) && isBlank(text));
  }
}

const isBlank = (text: string): boolean => text.trim() === '';

import { BoundedCache } from '../../../fonts/boundedCache.js';
import type { NativeFont, PlacedGlyph, Shaper } from '../../../fonts/shaper.js';
import type { PdfFont, PdfTextStyle } from '../../../painters/pdf/index.js';
import { type FontFacts, readFontFacts } from './FontFacts.js';
import { GlyphCodes, NOTHING } from './GlyphCodes.js';
import { RunWriter } from './RunWriter.js';
import { scriptParts } from './scriptParts.js';

/** Characters of shaped runs that are kept per font: what recurs from card to card is short. */
const BUDGET = 20_000;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** A font of a file: shapes runs as layout did, and remembers what its glyphs stand for. */
export class EmbeddedFont implements PdfFont {
  readonly facts: FontFacts;
  /** What was used of it. */
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

  /** Thousandths of an em, as the file says. */
  readonly widthOf = (code: number): number => Math.round(this.facts.widthOf(this.codes.glyphOf(code)) * 1000) / 1000;

  show(text: string, style: PdfTextStyle): string {
    const key = `${style.size} ${style.letterSpacing} ${style.direction} ${text}`;
    const known = this.#runs.get(key);
    if (known !== undefined) return known;
    const operators = this.#write(text, style);
    this.#runs.set(key, operators);
    return operators;
  }

  dispose(): void {
    this.#shaper.destroyFont(this.#native);
  }

  #write(text: string, { size, direction, letterSpacing }: PdfTextStyle): string {
    const writer = new RunWriter(size, this.widthOf);
    const parts = scriptParts(text);
    if (direction === 'rtl') parts.reverse();
    for (const { start, text: part, script } of parts) {
      const glyphs = this.#shaper.place(this.#native, part, { direction, script, ligatures: letterSpacing === 0 });
      const clusters = clustersOf(glyphs, part.length)
        .map((each) => spaced(each, letterSpacing / size))
        .map((each) => ({ ...each, glyphs: this.#coded(part.slice(each.start, each.end), each.glyphs) }));
      // Right to left, marks come before their letter.
      for (const cluster of direction === 'ltr' ? withMarks(clusters) : clusters)
        this.#show(writer, text.slice(start + cluster.start, start + cluster.end), cluster.glyphs);
    }
    return writer.finish();
  }

  /** The glyphs of a text with codes instead of numbers: one of them stands for the text. */
  #coded(text: string, glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
    if (IGNORABLE.test(text)) return [...glyphs];
    const first = Math.max(
      0,
      glyphs.findIndex(({ advance }) => advance > 0),
    );
    return glyphs.map((glyph, index) => {
      const code = this.codes.codeOf(glyph.id, index === first ? text : NOTHING);
      return { ...glyph, id: code ?? glyph.id };
    });
  }

  #show(writer: RunWriter, text: string, glyphs: readonly PlacedGlyph[]): void {
    const [only, ...others] = glyphs;
    if (only === undefined) return;
    if (IGNORABLE.test(text)) return writer.skip(glyphs.reduce((sum, { advance }) => sum + advance * 1000, 0));
    if (others.length === 0 && this.codes.standsFor(only.id, text)) return writer.show(only);
    writer.showAs(text, glyphs);
  }
}

/** Marks that are moved to their letter belong to its text: readers take some of them for lines of their own. */
function withMarks(clusters: readonly Cluster[]): readonly Cluster[] {
  const joined: Cluster[] = [];
  for (const cluster of clusters) {
    const letter = joined.at(-1);
    if (letter !== undefined && cluster.glyphs.every(isMovedMark))
      joined[joined.length - 1] = { ...letter, end: cluster.end, glyphs: [...letter.glyphs, ...cluster.glyphs] };
    else joined.push(cluster);
  }
  return joined;
}

const isMovedMark = ({ advance, dx, dy }: PlacedGlyph): boolean => advance === 0 && (dx !== 0 || dy !== 0);

interface Cluster {
  readonly start: number;
  end: number;
  readonly glyphs: PlacedGlyph[];
}

/** With letter spacing, in ems, at the right in either direction, as browsers have it; marks take no space. */
function spaced(cluster: Cluster, spacing: number): Cluster {
  const last = cluster.glyphs.at(-1);
  if (spacing === 0 || last === undefined || cluster.glyphs.every(({ advance }) => advance === 0)) return cluster;
  return { ...cluster, glyphs: cluster.glyphs.with(-1, { ...last, advance: last.advance + spacing }) };
}

/** Glyphs in visual order by the characters that they stand for. */
function clustersOf(glyphs: readonly PlacedGlyph[], length: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last?.start === glyph.cluster) last.glyphs.push(glyph);
    else clusters.push({ start: glyph.cluster, end: length, glyphs: [glyph] });
  }
  // Each stands for the characters up to the next one; in right-to-left text, the next one comes before.
  const inOrder = clusters.toSorted((one, other) => one.start - other.start);
  for (const [index, cluster] of inOrder.entries()) cluster.end = startAfter(inOrder, index) ?? length;
  return clusters;
}

/** Where the first cluster begins that begins later; some scripts have several glyphs of one cluster apart. */
function startAfter(inOrder: readonly Cluster[], index: number): number | undefined {
  const start = inOrder[index]?.start ?? 0;
  let next = index + 1;
  while (inOrder[next]?.start === start) next += 1;
  return inOrder[next]?.start;
}

import type { Mutable } from '../../mutable.js';
import type { LineRange } from './breakLines.js';
import { justifyPieces, type SpacedPiece } from './justifyPieces.js';
import { linePieces, type Piece, type TextPiece } from './linePieces.js';
import { orderVisually } from './orderVisually.js';
import { type PreparedParagraph, trailingSpacing } from './preparedParagraph.js';
import type { InlineGraphic, TextBlock, TextRun } from './types.js';
import { MARKER_GAP, widthOf } from './alignIndents.js';
import type { WrappedLine } from './wrappedLine.js';

/** The content of one line, in units from the text box's left edge. */
export interface PlacedLine {
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly runs: readonly TextRun[];
  readonly graphics: readonly InlineGraphic[];
}

/**
 * Places a line's text and pictures.
 * @param boxWidth units; finite.
 */
export function placeLine(
  line: WrappedLine,
  range: LineRange,
  size: number,
  boxWidth: number,
  block: TextBlock,
): PlacedLine {
  const { paragraph } = line;
  const { direction, strut, scale } = paragraph;
  const ascent = strut.ascent * scale * size;
  const baseline = line.top + (line.height - ascent - strut.descent * scale * size) / 2 + ascent;
  const indent = paragraph.indent * size;
  const free = boxWidth - indent - range.width * size;
  const asked = paragraph.paragraph.align ?? block.align;
  // Centring would leave a list's markers far off to the left, so list items stay at the start.
  const align = asked === 'center' && paragraph.paragraph.indent > 0 ? 'start' : asked;
  const origin = direction === 'ltr' ? indent : 0;
  const middle = block.upright === undefined ? undefined : line.top + line.height / 2;
  const placer = new Placer(size, baseline, strut.capHeight, middle);
  const pieces = linePieces(paragraph, range);
  const spaced: readonly SpacedPiece[] =
    align === 'justify'
      ? justifyPieces(paragraph, range, pieces, free / size)
      : pieces.map((piece) => ({ piece, gap: 0 }));
  const stretched = spaced.reduce((sum, { gap }) => sum + gap, 0) * size;
  const left = origin + alignOffset(align, direction, free - stretched);
  // In right-to-left text, the spacing after the last letter lies to the left of the line's left edge.
  const trailing = direction === 'rtl' ? trailingSpacing(pieces.at(-1)?.item, direction) * size : 0;
  placer.place(spaced, left - trailing);
  if (line.isFirst && paragraph.marker !== undefined)
    placeMarker(placer, paragraph, paragraph.marker, indent, boxWidth, size);
  return { left, width: range.width * size + stretched, baseline, runs: placer.runs, graphics: placer.graphics };
}

/** Free space to the left of a line. A line that is too long overflows at its end, whatever its alignment. */
export function alignOffset(align: TextBlock['align'], direction: 'ltr' | 'rtl', free: number): number {
  if (free <= 0) return direction === 'ltr' ? 0 : free;
  if (align === 'center') return free / 2;
  if (align === 'left') return 0;
  if (align === 'right') return free;
  return (align === 'end') === (direction === 'ltr') ? free : 0;
}

/** Sets a marker beside its paragraph's first line, its inner edge one gap away from the text. */
function placeMarker(
  placer: Placer,
  paragraph: PreparedParagraph,
  marker: PreparedParagraph,
  indent: number,
  boxWidth: number,
  size: number,
): void {
  const width = widthOf(marker);
  const end = marker.source.text.length;
  const range: LineRange = {
    start: 0,
    end,
    width,
    hyphen: false,
    last: true,
    startsInWord: false,
    endsInWord: false,
    endFix: marker.endFixes.at(-1) ?? 0,
  };
  const gap = MARKER_GAP * size;
  const left = paragraph.direction === 'ltr' ? indent - gap - width * size : boxWidth - indent + gap;
  placer.place(
    linePieces(marker, range).map((piece) => ({ piece, gap: 0 })),
    left,
  );
}

class Placer {
  readonly runs: Mutable<TextRun>[] = [];
  readonly graphics: InlineGraphic[] = [];
  readonly #size: number;
  readonly #baseline: number;
  readonly #capHeight: number;
  /** The middle of a vertical line, on which upright letters and pictures are centred. */
  readonly #middle: number | undefined;

  constructor(size: number, baseline: number, capHeight: number, middle: number | undefined) {
    this.#size = size;
    this.#baseline = baseline;
    this.#capHeight = capHeight;
    this.#middle = middle;
  }

  place(spaced: readonly SpacedPiece[], left: number): void {
    let x = left;
    let previous: TextPiece | undefined;
    for (const { piece, gap: share } of orderVisually(spaced)) {
      const gap = share * this.#size;
      if (piece.kind === 'graphic') this.#addGraphic(piece, x);
      else this.#addText(piece, x, gap, previous);
      x += piece.width * this.#size + gap;
      previous = piece.kind === 'text' && gap === 0 ? piece : undefined;
    }
  }

  #addText(piece: TextPiece, x: number, gap: number, previous: TextPiece | undefined): void {
    const { item, width } = piece;
    const rtl = item.level % 2 === 1;
    const last = this.runs.at(-1);
    if (last !== undefined && previous !== undefined && gap === 0 && continues(previous, piece, rtl)) {
      last.text = rtl ? piece.text + last.text : last.text + piece.text;
      last.width += width * this.#size;
      return;
    }
    this.runs.push(textRun(piece, { x, gap, size: this.#size, rtl }));
  }

  #addGraphic(piece: Piece & { kind: 'graphic' }, x: number): void {
    const { item } = piece;
    const { art, text } = item;
    if (art === undefined) return;
    const em = item.style.scale * this.#size;
    const middle = this.#middle ?? this.#baseline - (this.#capHeight * em) / 2;
    const rect = { x: x + item.bearing * em, y: middle - em / 2, width: item.width * em, height: em };
    this.graphics.push({ rect, viewBox: art.viewBox, nodes: art.nodes, ...(text && { text }) });
  }
}

/** A piece of text at its place. Its decoration and background cover the gap after it as well. */
function textRun(
  { item, text, width, uprightWidth }: TextPiece,
  { x, gap, size, rtl }: { readonly x: number; readonly gap: number; readonly size: number; readonly rtl: boolean },
): Mutable<TextRun> {
  const { style } = item;
  const { color, decoration, decorationColor, background } = style;
  const covered = decoration !== 'none' || background !== undefined;
  const run: Mutable<TextRun> = {
    x: rtl && !covered ? x + gap : x,
    width: width * size + (covered ? gap : 0),
    text,
    face: item.face,
    size: style.scale * size,
    color,
    direction: rtl ? 'rtl' : 'ltr',
    letterSpacing: item.letterSpacing * style.scale * size,
    decoration,
  };
  // Merging objects would take most of the time of fitting.
  if (uprightWidth !== undefined) run.uprightWidth = uprightWidth * size;
  if (item.slanted) run.slanted = true;
  if (item.emboldened) run.emboldened = true;
  if (decorationColor !== undefined) run.decorationColor = decorationColor;
  if (background !== undefined) run.background = background;
  return run;
}

/** Whether a piece continues its left neighbour in the same face and style (items are also split at scripts). */
function continues(previous: TextPiece, piece: TextPiece, rtl: boolean): boolean {
  const [one, other] = [previous.item, piece.item];
  return (
    !one.upright &&
    !other.upright &&
    (rtl ? piece.end === previous.start : previous.end === piece.start) &&
    one.face === other.face &&
    one.style === other.style &&
    one.level === other.level &&
    one.letterSpacing === other.letterSpacing
  );
}

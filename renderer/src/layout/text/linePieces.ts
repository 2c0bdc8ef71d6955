import type { LineRange } from './breakLines.js';
import {
  type GraphicItem,
  itemIndexAt,
  type PreparedParagraph,
  type TextItem,
  trailingSpacing,
} from './preparedParagraph.js';
import { cellLength, ELLIPSIS, HYPHEN } from './shapeItems.js';

/** Part of one item on one line. */
export interface TextPiece {
  readonly kind: 'text';
  readonly item: TextItem;
  readonly text: string;
  /** em of the block, with the letter spacing after the last glyph */
  readonly width: number;
  /** Offsets in the text, to tell which pieces touch; `end` is NaN when nothing may join the piece. */
  readonly start: number;
  readonly end: number;
  /** Width of a grapheme that stands upright, em of the block; `width` is then its advance along the vertical line. */
  readonly uprightWidth?: number;
}

export interface GraphicPiece {
  readonly kind: 'graphic';
  readonly item: GraphicItem;
  readonly width: number;
}

export type Piece = TextPiece | GraphicPiece;

/** The pieces of a line in logical order, with its hyphen or ellipsis. */
export function linePieces(paragraph: PreparedParagraph, range: LineRange): Piece[] {
  const { items, positions } = paragraph;
  const pieces: Piece[] = [];
  for (let index = itemIndexAt(items, range.start); index < items.length; index++) {
    const item = items[index];
    if (item === undefined || item.start >= range.end) break;
    const from = Math.max(item.start, range.start);
    const to = Math.min(item.end, range.end);
    if (from >= to) continue;
    if (item.kind === 'text') pieces.push(...piecesOf(paragraph, range, item, from, to));
    else pieces.push({ kind: 'graphic', item, width: (positions[to] ?? 0) - (positions[from] ?? 0) });
  }
  if (range.ellipsis !== undefined) pieces.push(ellipsisPiece(paragraph, range.ellipsis));
  return pieces;
}

function piecesOf(p: PreparedParagraph, range: LineRange, item: TextItem, from: number, to: number): TextPiece[] {
  return item.upright ? uprightPieces(p, range, item, from, to) : textPieces(p, range, item, from, to);
}

/** A piece for every grapheme. */
function uprightPieces(p: PreparedParagraph, range: LineRange, item: TextItem, from: number, to: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let start = from; start < to;) {
    let end = start + 1;
    while (end < to && p.cuts[end] === 0) end++;
    const text = p.source.text.slice(start, end);
    const width = (p.positions[end] ?? 0) - (p.positions[start] ?? 0);
    pieces.push({ kind: 'text', item, text, width, start, end, uprightWidth: p.measureUpright(item, text) });
    start = end;
  }
  if (!range.hyphen || to !== range.end) return pieces;
  const hyphened = { ...item, face: p.hyphenFace(item) };
  const mark = { kind: 'text', item: hyphened, text: HYPHEN, width: cellLength(item), start: NaN, end: NaN } as const;
  return [...pieces, { ...mark, uprightWidth: p.measureUpright(hyphened, HYPHEN) }];
}

// Every key is written out: fitting makes thousands of pieces, and merging objects would dominate its time.
function textPieces(p: PreparedParagraph, range: LineRange, item: TextItem, from: number, to: number): TextPiece[] {
  const hyphen = range.hyphen && to === range.end;
  const cutBefore = range.startsInWord && from === range.start && from > item.start;
  const cutAfter = range.endsInWord && to === range.end && (hyphen || to < item.end);
  const text = p.source.text.slice(from, to);
  if (!cutBefore && !cutAfter) {
    const summed = (p.positions[to] ?? 0) - (p.positions[from] ?? 0);
    const atEnd = to === range.end && !range.endsInWord;
    const width = atEnd ? summed + range.endFix + trailingSpacing(item, p.direction) : summed;
    return [{ kind: 'text', item, text, width, start: from, end: to }];
  }
  const width = p.measure(from, to, hyphen);
  if (!hyphen) return [{ kind: 'text', item, text, width, start: from, end: to }];
  const face = p.hyphenFace(item);
  if (face === item.face) return [{ kind: 'text', item, text: text + HYPHEN, width, start: from, end: NaN }];
  const word = p.measure(from, to, false);
  return [
    { kind: 'text', item, text, width: word, start: from, end: to },
    { kind: 'text', item: { ...item, face }, text: HYPHEN, width: width - word, start: NaN, end: NaN },
  ];
}

function ellipsisPiece(p: PreparedParagraph, ellipsis: NonNullable<LineRange['ellipsis']>): TextPiece {
  const { style, face, width } = ellipsis;
  const level = p.direction === 'rtl' ? 1 : 0;
  const item: TextItem = {
    kind: 'text',
    start: 0,
    end: 1,
    level,
    style,
    face,
    slanted: false,
    emboldened: false,
    script: 'Zyyy',
    upright: false,
    letterSpacing: style.letterSpacing,
  };
  return { kind: 'text', item, text: ELLIPSIS, width: width + style.letterSpacing * style.scale, start: NaN, end: NaN };
}

import type { LineRange } from './breakLines.js';
import type { Piece, TextPiece } from './linePieces.js';
import type { PreparedParagraph } from './preparedParagraph.js';

/** Gaps wider than this (em) would tear the line apart, so it stays ragged. */
const WIDEST_GAP = 1.2;

/** A piece and the space after it (before it in right-to-left text), em. */
export interface SpacedPiece {
  readonly piece: Piece;
  readonly gap: number;
}

/** Splits a line's pieces after each space and divides the free width among the spaces. */
export function justifyPieces(
  paragraph: PreparedParagraph,
  range: LineRange,
  pieces: readonly Piece[],
  free: number,
): readonly SpacedPiece[] {
  const gaps = pieces.reduce((count, piece) => count + (piece.kind === 'text' ? countSpaces(piece.text) : 0), 0);
  if (gaps === 0 || free <= 0 || range.last || free / gaps > WIDEST_GAP) {
    return pieces.map((piece) => ({ piece, gap: 0 }));
  }
  const gap = free / gaps;
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'text' || countSpaces(piece.text) === 0) return [{ piece, gap: 0 }];
    return splitAtSpaces(paragraph, piece).map((part) => ({ piece: part, gap: endsInSpace(part.text) ? gap : 0 }));
  });
}

function splitAtSpaces({ positions }: PreparedParagraph, piece: TextPiece): TextPiece[] {
  const words = piece.text.split(/(?<=[ \u00a0])/);
  const parts: TextPiece[] = [];
  let start = piece.start;
  let rest = piece.width;
  words.forEach((text, index) => {
    const isLast = index === words.length - 1;
    const end = isLast ? piece.end : start + text.length;
    const width = isLast ? rest : (positions[end] ?? 0) - (positions[start] ?? 0);
    parts.push({ ...piece, text, width, start, end });
    start = end;
    rest -= width;
  });
  return parts;
}

function countSpaces(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (isSpace(text.charCodeAt(at))) count++;
  return count;
}

function endsInSpace(text: string): boolean {
  return isSpace(text.charCodeAt(text.length - 1));
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0xa0;
}

import type { PdfFace, PrintCard } from './types.js';

/** Faces of cards in the order of their pages: front, then back, and every copy a pair of its own. */
export function* facesOfCards(cards: Iterable<PrintCard>): Generator<PdfFace, void, void> {
  for (const { front, back, copies = 1 } of cards) {
    for (let copy = 0; copy < copies; copy++) {
      yield front;
      if (back) yield back;
    }
  }
}

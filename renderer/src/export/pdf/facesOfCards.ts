import type { PdfFace, PrintCard } from './types.js';

/** The faces of cards in page order: front, then back, repeated for every copy. */
export function* facesOfCards(cards: Iterable<PrintCard>): Generator<PdfFace, void, void> {
  for (const { front, back, copies = 1 } of cards) {
    for (let copy = 0; copy < copies; copy++) {
      yield front;
      if (back) yield back;
    }
  }
}

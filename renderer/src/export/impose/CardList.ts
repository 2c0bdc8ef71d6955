import { CardwrightError } from '../../errors.js';
import { cardName } from '../../imposition/cardLabels.js';
import { copiesInOrder, type CopyOrder } from '../../imposition/copyOrder.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { SheetCard } from '../../imposition/planSheets.js';
import type { PdfFace, PrintCard } from '../pdf/types.js';

/** Maximum print run that browsers and PDF readers can handle. */
const MOST_CARDS = 100_000;

export interface SidedFace extends PdfFace {
  readonly side: 'front' | 'back';
}

/** Passes faces on and records which of them belong together. */
export class CardList {
  readonly #cards: { readonly copies: number; readonly hasBack: boolean; readonly name: string }[] = [];
  #count = 0;

  constructor(private readonly backs: boolean) {}

  async *faces(cards: Iterable<PrintCard> | AsyncIterable<PrintCard>): AsyncGenerator<SidedFace, void, void> {
    for await (const card of cards) {
      const { front, back, copies = 1 } = card;
      const hasBack = back !== undefined && this.backs;
      this.#cards.push({ copies, hasBack, name: cardName(card) });
      this.#count += copies;
      if (this.#count > MOST_CARDS) throw tooMany(this.#count);
      yield { ...front, side: 'front' };
      if (hasBack) yield { ...back, side: 'back' };
    }
  }

  /** @param drawn the drawing index of every face that was passed on */
  cards(drawn: readonly number[], order: CopyOrder = EXPORT_OPTIONS.collate.default): SheetCard[] {
    let at = 0;
    const cards = this.#cards.map(({ copies, hasBack, name }) => {
      const front = drawn[at++] as number;
      const back = hasBack ? drawn[at++] : undefined;
      return { front, back, copies, name };
    });
    return [...copiesInOrder(cards, order)];
  }
}

function tooMany(count: number): CardwrightError {
  return new CardwrightError(
    'sheet.too_many',
    `${count} or more cards are too many for one file (at most ${MOST_CARDS}).`,
    {
      path: 'copies',
      fix: 'Print fewer copies at a time.',
    },
  );
}

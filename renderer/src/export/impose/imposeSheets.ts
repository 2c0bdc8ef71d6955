import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { printFaces } from '../pdf/printFaces.js';
import type { PdfFace, PrintCard } from '../pdf/types.js';
import { planRun, type RunPlan } from './planRun.js';
import { copiesInOrder, type CopyOrder } from '../../imposition/copyOrder.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import { cutFiles } from '../../imposition/plotter/cutFiles.js';
import type { SheetCard } from '../../imposition/planSheets.js';
import type { ImposedSheets, SheetFile, SheetPdfOptions } from './types.js';

/** Maximum print run that browsers and PDF readers can handle. */
const MOST_CARDS = 100_000;

/**
 * Imposes cards on sheets of paper. Every copy has its own cell, and each distinct face is in the file once. Faces and
 * backs remain vectors with selectable text.
 * @throws CardwrightError `sheet.too_small`, `sheet.option`, `sheet.card_size`, `sheet.mixed_sizes`, `sheet.too_many`,
 *   and the errors of `renderPdf`
 */
export async function imposeSheets(
  cards: Iterable<PrintCard> | AsyncIterable<PrintCard>,
  options: SheetPdfOptions,
  pool: BrowserPool,
): Promise<ImposedSheets> {
  const list = new CardList(printsBacks(options));
  const plans: RunPlan[] = [];
  const printed = await printFaces(list.faces(cards), options, pool, ({ drawings, order }) => {
    const plan = planRun(list.cards(order, options.collate), drawings, options);
    plans.push(plan);
    return plan.footers;
  });
  const [{ grid, sides, sheets }] = plans as [RunPlan];
  const { writeSheetFile } = await import('./writeSheetFile.js');
  const files: SheetFile[] = [];
  for (const part of partsOf(options)) {
    const own = sides.filter(({ side }) => part === 'all' || (side === 'back') === (part === 'backs'));
    if (own.length === 0) continue;
    files.push({ part, bytes: await writeSheetFile(own, grid, printed.chunks, options), pages: own.length });
  }
  return { files, sheets, cardsPerSheet: grid.cells.length, grid, cuts: cutFiles(grid, sides, options) };
}

function printsBacks({ fold = 'none', backs }: SheetPdfOptions): boolean {
  return fold !== 'none' || backs !== 'none';
}

function partsOf({ fold = 'none', backs }: SheetPdfOptions): SheetFile['part'][] {
  return fold === 'none' && backs === 'separate' ? ['fronts', 'backs'] : ['all'];
}

/** Passes faces on and records which of them belong together. */
class CardList {
  readonly #cards: { readonly copies: number; readonly hasBack: boolean }[] = [];
  #count = 0;

  constructor(private readonly backs: boolean) {}

  async *faces(cards: Iterable<PrintCard> | AsyncIterable<PrintCard>): AsyncGenerator<PdfFace, void, void> {
    for await (const { front, back, copies = 1 } of cards) {
      const hasBack = back !== undefined && this.backs;
      this.#cards.push({ copies, hasBack });
      this.#count += copies;
      if (this.#count > MOST_CARDS) throw tooMany(this.#count);
      yield front;
      if (hasBack) yield back;
    }
  }

  /** @param drawn the drawing index of every face that was passed on */
  cards(drawn: readonly number[], order: CopyOrder = EXPORT_OPTIONS.collate.default): SheetCard[] {
    let at = 0;
    const cards = this.#cards.map(({ copies, hasBack }) => {
      const front = drawn[at++] as number;
      const back = hasBack ? drawn[at++] : undefined;
      return { front, back, copies };
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

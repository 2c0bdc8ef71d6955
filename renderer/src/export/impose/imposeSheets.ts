import type { PDFContext, PDFRef } from 'pdf-lib';
import { CardwrightError } from '../../errors.js';
import { MM_PER_POINT } from '../../schema/units.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { finishDocument, type ViewerHints } from '../pdf/finishDocument.js';
import type { FaceSize } from '../pdf/faceSize.js';
import { type PageContent, writePages } from '../pdf/pageTree.js';
import { type OpenedFaces, openPrinted, type PrintedFaces, printFaces } from '../pdf/printFaces.js';
import type { PdfFace, PdfMetadata, PrintCard, PrintOptions } from '../pdf/types.js';
import { footerDrawing, footerText } from './footer.js';
import { formXObject } from './formXObject.js';
import { planSheets, type SheetCard, type SheetSide } from './planSheets.js';
import { SheetContent } from './sheetContent.js';
import { type SheetFurniture, sheetFurniture } from './sheetFurniture.js';
import { sheetGrid } from './sheetGrid.js';
import type { SheetGrid, SheetOptions } from './types.js';

export interface SheetPdfOptions extends PrintOptions, SheetOptions {
  readonly metadata?: PdfMetadata;
  /** Title in the small line that names every sheet; `false` for none. Default: the metadata's title. */
  readonly footer?: string | false;
}

export interface SheetFile {
  /** `separate` backs have a file of their own, everything else is one file. */
  readonly part: 'all' | 'fronts' | 'backs';
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export interface ImposedSheets {
  readonly files: readonly SheetFile[];
  /** Of paper. */
  readonly sheets: number;
  readonly cardsPerSheet: number;
  readonly grid: SheetGrid;
}

/**
 * Cards on sheets of paper, every copy on a place of its own, each distinct face once in the file. Faces and backs stay
 * vectors with text that can be selected.
 * @throws CardwrightError `sheet.too_small`, `sheet.option`, `sheet.card_size`, `sheet.mixed_sizes`, and what `renderPdf` throws
 */
export async function imposeSheets(
  cards: Iterable<PrintCard> | AsyncIterable<PrintCard>,
  options: SheetPdfOptions,
  pool: BrowserPool,
): Promise<ImposedSheets> {
  const run = new PrintRun(options);
  const printed = await printFaces(run.faces(cards), options, pool, (collected) => run.plan(collected));
  const files: SheetFile[] = [];
  for (const part of run.parts()) {
    const sides = run.sides.filter(({ side }) => part === 'all' || (side === 'back') === (part === 'backs'));
    if (sides.length > 0)
      files.push({ part, bytes: await writeFile(sides, run, printed, options), pages: sides.length });
  }
  const sheets = Math.max(...run.sides.map(({ sheet }) => sheet));
  return { files, sheets, cardsPerSheet: run.grid.cells.length, grid: run.grid };
}

/** What is found out about a print run while its faces are collected. */
class PrintRun {
  readonly #copies: number[] = [];
  readonly #hasBack: boolean[] = [];
  #grid: SheetGrid | undefined;
  sides: readonly SheetSide[] = [];
  furniture: readonly SheetFurniture[] = [];
  /** Index of the drawing of every side's footer. */
  footers: readonly (number | undefined)[] = [];

  constructor(private readonly options: SheetPdfOptions) {}

  get grid(): SheetGrid {
    if (!this.#grid) throw new CardwrightError('pdf.empty', 'There is no card to print.');
    return this.#grid;
  }

  get printsBacks(): boolean {
    return (this.options.fold ?? 'none') !== 'none' || this.options.backs !== 'none';
  }

  parts(): SheetFile['part'][] {
    const { fold = 'none', backs } = this.options;
    return fold === 'none' && backs === 'separate' ? ['fronts', 'backs'] : ['all'];
  }

  async *faces(cards: Iterable<PrintCard> | AsyncIterable<PrintCard>): AsyncGenerator<PdfFace, void, void> {
    for await (const { front, back, copies = 1 } of cards) {
      this.#copies.push(copies);
      this.#hasBack.push(back !== undefined && this.printsBacks);
      yield front;
      if (back && this.printsBacks) yield back;
    }
  }

  /** Lays out the sheets and gives the drawings of their footers. */
  plan({ drawings, order }: Pick<PrintedFaces, 'drawings' | 'order'>): PrintedFaces['drawings'] {
    const {
      bleedMm = 0,
      duplex = 'long-edge',
      backs = 'interleaved',
      metadata,
      footer = metadata?.title ?? '',
    } = this.options;
    const card = uniformSize(drawings);
    const size = { width: card.trimWidth * MM_PER_POINT, height: card.trimHeight * MM_PER_POINT };
    const grid = (this.#grid = sheetGrid(size, bleedMm, this.options));
    this.sides = planSheets(this.#cards(order), grid, { duplex, backs: backs === 'separate' ? 'collected' : backs });
    this.furniture = this.sides.map((side) => sheetFurniture(side, grid, this.options, footer !== false));
    const sheets = Math.max(...this.sides.map(({ sheet }) => sheet));
    const extras: PrintedFaces['drawings'][number][] = [];
    this.footers = this.sides.map((side, index) => {
      const cell = this.furniture[index]?.footer;
      if (!cell || footer === false) return undefined;
      return drawings.length + extras.push(footerDrawing(footerText(footer, side, sheets), cell)) - 1;
    });
    return extras;
  }

  #cards(order: readonly number[]): SheetCard[] {
    let at = 0;
    return this.#copies.flatMap((copies, index): SheetCard[] => {
      const front = order[at++] as number;
      const back = this.#hasBack[index] ? order[at++] : undefined;
      return Array.from({ length: copies }, () => ({ front, back }));
    });
  }
}

function uniformSize(drawings: PrintedFaces['drawings']): FaceSize {
  const [first, ...others] = drawings.map(({ size }) => size);
  const other = others.findIndex(
    (size) =>
      Math.abs(size.trimWidth - (first?.trimWidth ?? 0)) > 0.01 ||
      Math.abs(size.trimHeight - (first?.trimHeight ?? 0)) > 0.01,
  );
  if (first && other < 0) return first;
  const label = drawings[other + 1]?.label ?? '';
  throw new CardwrightError('sheet.mixed_sizes', `${label} is of another size than the cards before it.`, {
    path: label,
    fix: 'Print cards of different sizes on sheets of their own.',
  });
}

async function writeFile(
  sides: readonly SheetSide[],
  run: PrintRun,
  printed: PrintedFaces,
  options: SheetPdfOptions,
): Promise<Uint8Array> {
  const opened = await openPrinted(printed);
  const { context } = opened.document;
  const forms = new Map<number, PDFRef>();
  const box = [0, 0, run.grid.width / MM_PER_POINT, run.grid.height / MM_PER_POINT] as const;
  const pages = sides.map((side): PageContent => {
    const { content, used } = drawSide(side, run, opened, options);
    const resources = sheetResources(used, forms, opened, context);
    options.onProgress?.({ stage: 'pages', done: sides.indexOf(side) + 1, total: sides.length });
    const contents = [context.register(context.flateStream(content))];
    return { contents, resources, mediaBox: box, bleedBox: box, trimBox: box };
  });
  options.signal?.throwIfAborted();
  writePages(opened.document, pages);
  return finishDocument(opened.document, options.metadata, viewerHints(options, run.grid));
}

function drawSide(
  side: SheetSide,
  run: PrintRun,
  { drawings }: OpenedFaces,
  { calibration, duplex }: SheetPdfOptions,
): { readonly content: string; readonly used: ReadonlySet<number> } {
  const index = run.sides.indexOf(side);
  const { fixed, registration, footer } = run.furniture[index] as SheetFurniture;
  const content = new SheetContent(run.grid);
  const used = new Set<number>();
  const draw = (): void => {
    for (const { cell, drawing } of side.placements) {
      used.add(drawing);
      content.form(formName(drawing), drawings[drawing]?.size.bleed ?? 0, cell);
    }
    registration.forEach((mark) => content.mark(mark));
  };
  if (calibration && side.side === 'back' && duplex !== 'none') content.calibrated(calibration, draw);
  else draw();
  fixed.forEach((mark) => content.mark(mark));
  const drawing = run.footers[index];
  if (footer && drawing !== undefined) {
    used.add(drawing);
    content.form(formName(drawing), 0, footer);
  }
  return { content: content.toString(), used };
}

const formName = (drawing: number): string => `F${drawing}`;

function sheetResources(
  used: ReadonlySet<number>,
  forms: Map<number, PDFRef>,
  { drawings }: OpenedFaces,
  context: PDFContext,
): PDFRef {
  const xObjects: Record<string, PDFRef> = {};
  for (const index of used) {
    const drawing = drawings[index];
    if (!drawing) continue;
    const form = forms.get(index) ?? formXObject(context, drawing);
    forms.set(index, form);
    xObjects[formName(index)] = form;
  }
  return context.register(context.obj({ XObject: xObjects }));
}

function viewerHints({ duplex = 'long-edge' }: SheetPdfOptions, { fold }: SheetGrid): ViewerHints {
  if (fold || duplex === 'none') return { duplex: 'Simplex' };
  return { duplex: duplex === 'long-edge' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge' };
}

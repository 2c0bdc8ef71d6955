import type { PDFContext, PDFRef } from '../pdf/pdfLib.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import { finishDocument, type ViewerHints } from '../pdf/finishDocument.js';
import { type PageContent, writePages } from '../pdf/pageTree.js';
import type { PrintedChunk } from '../pdf/ChunkPrinter.js';
import { type OpenedFaces, openPrinted } from '../pdf/openPrinted.js';
import { formXObject } from '../pdf/formXObject.js';
import type { PlannedSide } from './planRun.js';
import { SheetContent } from './sheetContent.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { Cell, SheetGrid } from '../../imposition/types.js';
import type { SheetPdfOptions } from './types.js';

/** Writes one file with the given sides and each distinct face once. */
export async function writeSheetFile(
  sides: readonly PlannedSide[],
  grid: SheetGrid,
  chunks: readonly PrintedChunk[],
  options: SheetPdfOptions,
): Promise<Uint8Array> {
  const opened = await openPrinted(chunks);
  const { context } = opened.document;
  const forms = new Map<number, PDFRef>();
  const box = [0, 0, grid.width / MM_PER_POINT, grid.height / MM_PER_POINT] as const;
  const pages = sides.map((side, index): PageContent => {
    const { content, used } = drawSide(side, grid, opened, options);
    const resources = sheetResources(used, forms, opened, context);
    options.onProgress?.({ stage: 'pages', done: index + 1, total: sides.length });
    const contents = [context.register(context.flateStream(content))];
    return { contents, resources, mediaBox: box, bleedBox: box, trimBox: box };
  });
  options.signal?.throwIfAborted();
  writePages(opened.document, pages);
  return finishDocument(opened.document, options.metadata, viewerHints(options, grid));
}

function drawSide(
  { side, placements, furniture, footer }: PlannedSide,
  grid: SheetGrid,
  { drawings }: OpenedFaces,
  { calibration, duplex }: SheetPdfOptions,
): { readonly content: string; readonly used: ReadonlySet<number> } {
  const content = new SheetContent(grid);
  const used = new Set<number>();
  const place = (index: number, cell: Cell): void => {
    const drawing = drawings[index];
    if (!drawing) return;
    used.add(index);
    content.form(formName(index), { bleed: drawing.size.bleed, bottom: drawing.bottom }, cell);
  };
  const draw = (): void => {
    for (const { cell, drawing } of placements) place(drawing, cell);
    furniture.registration.forEach((mark) => content.mark(mark));
  };
  // Without duplex, the paper is not flipped and needs no correction.
  if (calibration && side === 'back' && duplex !== 'none') content.calibrated(calibration, draw);
  else draw();
  furniture.fixed.forEach((mark) => content.mark(mark));
  if (footer) place(footer.drawing, footer.cell);
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

function viewerHints({ duplex = EXPORT_OPTIONS.duplex.default }: SheetPdfOptions, { fold }: SheetGrid): ViewerHints {
  if (fold || duplex === 'none') return { duplex: 'Simplex' };
  return { duplex: duplex === 'long-edge' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge' };
}

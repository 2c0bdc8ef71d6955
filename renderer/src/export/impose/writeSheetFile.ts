import type { PDFContext, PDFRef } from '../pdf/pdfLib.js';
import { MM_PER_POINT } from '../../schema/values/units.js';
import { finishDocument } from '../pdf/finishDocument.js';
import { type PageContent, writePages } from '../pdf/pageTree.js';
import type { PrintedChunk } from '../pdf/ChunkPrinter.js';
import { type OpenedFaces, openPrinted } from '../pdf/openPrinted.js';
import { formXObject } from '../pdf/formXObject.js';
import type { PlannedSide } from './planRun.js';
import { deviceRgb } from '../../painters/pdf/index.js';
import { drawSide, type SheetForm } from './drawSide.js';
import { viewerHints } from './viewerHints.js';
import type { SheetGrid } from '../../imposition/types.js';
import type { SheetPdfOptions } from './types.js';

/**
 * Writes one file with the given sides and each distinct face once.
 * @param faces the number of faces among the drawings; the lines of text follow them
 */
export async function writeSheetFile(
  sides: readonly PlannedSide[],
  grid: SheetGrid,
  { chunks, faces }: { readonly chunks: readonly PrintedChunk[]; readonly faces: number },
  options: SheetPdfOptions,
): Promise<Uint8Array> {
  const opened = await openPrinted(chunks);
  const { context } = opened.document;
  const forms = new Map<number, PDFRef>();
  const box = [0, 0, grid.width / MM_PER_POINT, grid.height / MM_PER_POINT] as const;
  const pages = sides.map((side, index): PageContent => {
    const used = new Set<number>();
    const formOf = (index: number): SheetForm | undefined => {
      const drawing = opened.drawings[index];
      used.add(index);
      return drawing && { name: formName(index), bleed: drawing.size.bleed, bottom: drawing.bottom };
    };
    const content = drawSide(side, grid, options, deviceRgb, {
      face: formOf,
      line: (index) => formOf(faces + index),
    });
    const resources = sheetResources(used, forms, opened, context);
    options.onProgress?.({ stage: 'pages', done: index + 1, total: sides.length });
    const contents = [context.register(context.flateStream(content))];
    return { contents, resources, mediaBox: box, bleedBox: box, trimBox: box };
  });
  options.signal?.throwIfAborted();
  writePages(opened.document, pages);
  return finishDocument(opened.document, options.metadata, viewerHints(options, grid));
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

import { MM_PER_POINT } from '../../schema/values/units.js';
import type { FontSource } from '../browser/assets.js';
import { DirectDocument, type PaintedFace } from '../pdf/direct/DirectDocument.js';
import { rgbPolicy } from '../pdf/direct/rgbPolicy.js';
import { noFaces } from '../pdf/noFaces.js';
import type { PrintCard } from '../pdf/types.js';
import { cutFiles } from '../../imposition/plotter/cutFiles.js';
import type { CardList } from './CardList.js';
import { drawSide, type SheetForm } from './drawSide.js';
import { planRun, type PlannedSide } from './planRun.js';
import { LINE_LABEL, lineScenes } from './sheetLines.js';
import { isOfPart, partsOf, type SheetPart } from './sheetParts.js';
import { sheetSceneSize } from './sheetScene.js';
import type { ImposedSheets, SheetFile, SheetPdfOptions } from './types.js';
import { viewerHints } from './viewerHints.js';

interface PartFile {
  readonly part: SheetPart;
  readonly document: DirectDocument;
}

/** Sheets without a browser: each distinct face is painted once, as a form. */
export async function paintSheets(
  list: CardList,
  cards: Iterable<PrintCard> | AsyncIterable<PrintCard>,
  options: SheetPdfOptions,
  fonts: FontSource,
): Promise<ImposedSheets> {
  const { policy = rgbPolicy } = options;
  const files: PartFile[] = [];
  try {
    for (const part of partsOf(options))
      files.push({ part, document: await DirectDocument.open({ ...options, fonts, policy }) });
    const { drawings, order } = await paintFaces(list, cards, files, options);
    const plan = planRun(list.cards(order, options.collate), drawings, options);
    const lines = await paintLines(plan.sides, files);
    const written: SheetFile[] = [];
    for (const file of files) {
      const sides = plan.sides.filter((side) => isOfPart(file.part, side));
      if (sides.length === 0) continue;
      sides.forEach((side, index) => {
        addSheet(file.document, side, { drawings, lines }, plan.grid, options);
        options.onProgress?.({ stage: 'pages', done: index + 1, total: sides.length });
      });
      await file.document.end(options.metadata, viewerHints(options, plan.grid));
      options.signal?.throwIfAborted();
      written.push({ part: file.part, bytes: Buffer.concat(file.document.take()), pages: sides.length });
    }
    const { grid, sheets, sides } = plan;
    return { files: written, sheets, cardsPerSheet: grid.cells.length, grid, cuts: cutFiles(grid, sides, options) };
  } finally {
    for (const { document } of files) document.dispose();
  }
}

interface PaintedRun {
  readonly drawings: readonly PaintedFace[];
  /** The index of every face's drawing. */
  readonly order: readonly number[];
}

async function paintFaces(
  list: CardList,
  cards: Iterable<PrintCard> | AsyncIterable<PrintCard>,
  files: readonly PartFile[],
  { signal, onProgress }: SheetPdfOptions,
): Promise<PaintedRun> {
  const indices = new Map<PaintedFace, number>();
  const order: number[] = [];
  for await (const face of list.faces(cards)) {
    signal?.throwIfAborted();
    const file = files.find(({ part }) => isOfPart(part, face));
    if (file === undefined) continue;
    const painted = await file.document.face(face);
    const index = indices.get(painted) ?? indices.size;
    indices.set(painted, index);
    order.push(index);
    onProgress?.({ stage: 'faces', done: order.length, total: undefined });
  }
  if (order.length === 0) throw noFaces();
  return { drawings: [...indices.keys()], order };
}

async function paintLines(sides: readonly PlannedSide[], files: readonly PartFile[]): Promise<PaintedFace[]> {
  const scenes = await lineScenes(sides);
  const painted: PaintedFace[] = [];
  for (const side of sides) {
    const file = files.find(({ part }) => isOfPart(part, side));
    for (const { index } of side.lines) {
      const scene = scenes[index];
      if (scene && file) painted.push(await file.document.drawing(scene, sheetSceneSize(scene), LINE_LABEL));
    }
  }
  return painted;
}

function addSheet(
  document: DirectDocument,
  side: PlannedSide,
  { drawings, lines }: { readonly drawings: readonly PaintedFace[]; readonly lines: readonly PaintedFace[] },
  grid: ImposedSheets['grid'],
  options: SheetPdfOptions,
): void {
  const everyInk = document.everyInk();
  const resources = new Set(everyInk === undefined ? [] : [everyInk]);
  const formOf = (painted: PaintedFace | undefined): SheetForm | undefined => {
    if (painted) resources.add(painted.form);
    return painted && { name: painted.form, bleed: painted.size.bleed, bottom: 0 };
  };
  const forms = {
    face: (index: number) => formOf(drawings[index]),
    line: (index: number) => formOf(lines[index]),
  };
  const content = drawSide(side, grid, options, options.policy ?? rgbPolicy, forms, everyInk);
  const box = [0, 0, grid.width / MM_PER_POINT, grid.height / MM_PER_POINT] as const;
  document.addPage({ content, resources, mediaBox: box, trimBox: box });
}

import { sceneToMarkup, SvgDefinitions } from '../../painters/svg/index.js';
import type { Scene } from '../../displayList.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import { printFaces } from '../pdf/printFaces.js';
import type { DrawnMarkup } from '../pdf/PrintHtml.js';
import type { PrintCard } from '../pdf/types.js';
import { cutFiles } from '../../imposition/plotter/cutFiles.js';
import type { CardList } from './CardList.js';
import { LINE_LABEL, lineScenes } from './sheetLines.js';
import { planRun, type RunPlan } from './planRun.js';
import { isOfPart, partsOf } from './sheetParts.js';
import { sheetSceneSize } from './sheetScene.js';
import type { ImposedSheets, SheetFile, SheetPdfOptions } from './types.js';

/** Sheets whose faces Chromium draws. */
export async function printSheets(
  list: CardList,
  cards: Iterable<PrintCard> | AsyncIterable<PrintCard>,
  options: SheetPdfOptions,
  pool: BrowserPool,
): Promise<ImposedSheets> {
  const plans: (RunPlan & { readonly faces: number })[] = [];
  const { chunks } = await printFaces(list.faces(cards), options, pool, async ({ drawings, order }) => {
    const plan = planRun(list.cards(order, options.collate), drawings, options);
    plans.push({ ...plan, faces: drawings.length });
    return (await lineScenes(plan.sides)).map(markupOf);
  });
  const [{ grid, sides, sheets, faces }] = plans as [RunPlan & { readonly faces: number }];
  const { writeSheetFile } = await import('./writeSheetFile.js');
  const files: SheetFile[] = [];
  for (const part of partsOf(options)) {
    const own = sides.filter((side) => isOfPart(part, side));
    if (own.length === 0) continue;
    files.push({ part, bytes: await writeSheetFile(own, grid, { chunks, faces }, options), pages: own.length });
  }
  return { files, sheets, cardsPerSheet: grid.cells.length, grid, cuts: cutFiles(grid, sides, options) };
}

function markupOf(scene: Scene): DrawnMarkup {
  const { images, faces } = scene;
  const definitions = new SvgDefinitions();
  const markup = sceneToMarkup(scene, definitions);
  return {
    markup: `${definitions.toString()}${markup}`,
    size: sheetSceneSize(scene),
    label: LINE_LABEL,
    images,
    faces,
  };
}

import { MM_PER_POINT, type Scene } from '@cardwright/renderer';
import {
  applyProof,
  printedInks,
  type ProofFindings,
  withBlackText,
  withoutBlackText,
} from '@cardwright/renderer/press';
import { paintMark, paintSheet, type Sheet } from '../paintSheet.js';
import { markInks } from './markInks.js';
import type { ProofChoice } from './ProofChoice.js';

/** Distance of the stripes that mark places, in CSS pixels. */
const STRIPES = 9;

/** Everything needed to paint a proof. */
export interface SheetProof {
  readonly table: Uint8Array;
  readonly press: ProofChoice;
}

/** Paints a sheet as it looks in print. @param scale as for `paintSheet` */
export function proofSheet(
  context: CanvasRenderingContext2D,
  sheet: Sheet,
  scale: number,
  { table, press }: SheetProof,
): ProofFindings {
  const { width, height } = context.canvas;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const areas = canvas.getContext('2d', { alpha: false });
  if (areas === null) throw new Error(`The browser has no canvas of ${width} × ${height} px.`);
  const changed = (change: (scene: Scene, scale: number) => Scene): Sheet => {
    const scenes = [...sheet.scenes].map(([at, scene]) => [at, change(scene, pointsPerUnit(sheet, scene))] as const);
    return press.blackText !== 'mixed' ? { ...sheet, scenes: new Map(scenes) } : sheet;
  };
  const marks = sheet.side.marks.map((mark) => ({ mark, inks: markInks(mark, press) }));
  const mixed = marks.flatMap(({ mark, inks }) => (inks === undefined ? [mark] : []));
  paintSheet(context, { ...changed(withBlackText), side: { ...sheet.side, marks: mixed } }, scale);
  // What lies beside the cards is cut off, so it does not count.
  paintSheet(areas, { ...changed(withoutBlackText), side: { ...sheet.side, marks: [] } }, scale);
  const shown = context.getImageData(0, 0, width, height);
  const stripes = Math.round(STRIPES * devicePixelRatio);
  const found = applyProof(shown.data, areas.getImageData(0, 0, width, height).data, { table, width, stripes });
  context.putImageData(shown, 0, 0);
  context.save();
  context.scale(scale, scale);
  for (const { mark, inks } of marks) if (inks !== undefined) paintMark(context, mark, printedInks(table, inks));
  context.restore();
  return found;
}

/** Every card of a sheet has the same size. */
function pointsPerUnit({ side: { placements } }: Sheet, { width, height }: Scene): number {
  const rect = placements[0]?.cell.rect;
  if (rect === undefined) return 0;
  const longest = Math.max(rect.width, rect.height);
  return longest / Math.max(width, height) / MM_PER_POINT;
}

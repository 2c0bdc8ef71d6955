import { MM_PER_POINT, type Scene } from '@cardwright/renderer';
import { applyProof, type ProofFindings, withBlackText, withoutBlackText } from '@cardwright/renderer/press';
import { paintSheet, type Sheet } from '../paintSheet.js';

/** Distance of the stripes that mark places, in CSS pixels. */
const STRIPES = 9;

/** What a proof is made of. */
export interface SheetProof {
  readonly table: Uint8Array;
  /** Whether texts in black ink keep to it. */
  readonly hasBlackText: boolean;
}

/** Paints a sheet as it looks in print. @param scale as for `paintSheet` */
export function proofSheet(
  context: CanvasRenderingContext2D,
  sheet: Sheet,
  scale: number,
  { table, hasBlackText }: SheetProof,
): ProofFindings {
  const { width, height } = context.canvas;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const areas = canvas.getContext('2d', { alpha: false });
  if (areas === null) throw new Error(`The browser has no canvas of ${width} × ${height} px.`);
  const changed = (change: (scene: Scene, scale: number) => Scene): Sheet => {
    const scenes = [...sheet.scenes].map(([at, scene]) => [at, change(scene, pointsPerUnit(sheet, scene))] as const);
    return hasBlackText ? { ...sheet, scenes: new Map(scenes) } : sheet;
  };
  paintSheet(context, changed(withBlackText), scale);
  // What lies beside the cards is cut off, so it does not count.
  paintSheet(areas, { ...changed(withoutBlackText), side: { ...sheet.side, marks: [] } }, scale);
  const shown = context.getImageData(0, 0, width, height);
  const stripes = Math.round(STRIPES * devicePixelRatio);
  const found = applyProof(shown.data, areas.getImageData(0, 0, width, height).data, { table, width, stripes });
  context.putImageData(shown, 0, 0);
  return found;
}

/** Every card of a sheet has the same size. */
function pointsPerUnit({ side: { placements } }: Sheet, { width, height }: Scene): number {
  const rect = placements[0]?.cell.rect;
  if (rect === undefined) return 0;
  const longest = Math.max(rect.width, rect.height);
  return longest / Math.max(width, height) / MM_PER_POINT;
}

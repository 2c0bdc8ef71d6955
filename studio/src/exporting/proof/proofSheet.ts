import { applyProof, type ProofFindings, withoutBlackText } from '@cardwright/renderer/press';
import { paintSheet, type Sheet } from '../paintSheet.js';

/** Distance of the stripes that mark places, in CSS pixels. */
const STRIPES = 9;

/** Turns a painted sheet into what it looks like in print. @param scale as for `paintSheet` */
export function proofSheet(
  context: CanvasRenderingContext2D,
  sheet: Sheet,
  scale: number,
  table: Uint8Array,
): ProofFindings {
  const { width, height } = context.canvas;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const areas = canvas.getContext('2d', { alpha: false });
  if (areas === null) throw new Error(`The browser has no canvas of ${width} × ${height} px.`);
  const scenes = new Map([...sheet.scenes].map(([number, scene]) => [number, withoutBlackText(scene)]));
  // What lies beside the cards is cut off, so it does not count.
  paintSheet(areas, { ...sheet, side: { ...sheet.side, marks: [] }, scenes }, scale);
  const shown = context.getImageData(0, 0, width, height);
  const stripes = Math.round(STRIPES * devicePixelRatio);
  const found = applyProof(shown.data, areas.getImageData(0, 0, width, height).data, { table, width, stripes });
  context.putImageData(shown, 0, 0);
  return found;
}

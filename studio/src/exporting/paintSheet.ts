import { MM_PER_POINT, type Scene } from '@cardwright/renderer';
import { PaintCache, paintScene, type PaintAssets } from '@cardwright/renderer/canvas';
import { FOOTER_INK, type Mark, type MarkColor, type SheetGrid, type SheetLine } from '@cardwright/renderer/imposition';
import type { PreviewSide } from './planPreview.js';

type Placement = PreviewSide['placements'][number];

export interface Sheet {
  readonly grid: Pick<SheetGrid, 'width' | 'height'>;
  readonly side: PreviewSide;
  /** Indexed by drawing number; entries that are not ready are empty. */
  readonly scenes: ReadonlyMap<number, Scene>;
  readonly assets: PaintAssets;
}

/** Paints one side of a sheet: paper, cards with visible bleed, marks. @param scale context pixels per millimetre */
export function paintSheet(
  context: CanvasRenderingContext2D,
  { grid, side, scenes, assets }: Sheet,
  scale: number,
): void {
  const cache = new PaintCache();
  context.save();
  context.scale(scale, scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, grid.width, grid.height);
  for (const placement of side.placements) {
    const scene = scenes.get(placement.drawing);
    if (scene !== undefined) paintCard(context, placement, scene, { assets, cache, scale });
  }
  for (const mark of side.marks) paintMark(context, mark);
  for (const line of side.lines) paintLine(context, line);
  context.restore();
}

function paintCard(
  context: CanvasRenderingContext2D,
  { cell: { rect, bleed, turn } }: Placement,
  scene: Scene,
  { assets, cache, scale }: { readonly assets: PaintAssets; readonly cache: PaintCache; readonly scale: number },
): void {
  // On whole pixels, so that no seam shows between adjacent cards.
  const snap = (mm: number): number => Math.round(mm * scale) / scale;
  const [left, top] = [snap(rect.x - bleed.left), snap(rect.y - bleed.top)];
  const [right, bottom] = [snap(rect.x + rect.width + bleed.right), snap(rect.y + rect.height + bleed.bottom)];
  // Lying on its side, the card is as wide as its place is high.
  const mmPerUnit = (turn % 2 === 0 ? rect.width : rect.height) / scene.width;
  const margin = Math.max(bleed.top, bleed.right, bleed.bottom, bleed.left) / mmPerUnit;
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.scale(mmPerUnit, mmPerUnit);
  context.translate(-scene.width / 2 - margin, -scene.height / 2 - margin);
  const crop = { x: -margin, y: -margin, width: scene.width + 2 * margin, height: scene.height + 2 * margin };
  paintScene(context, scene, assets, { pixelRatio: 1, crop, cache });
  context.restore();
}

/** In the interface font; print uses the same one. */
function paintLine(context: CanvasRenderingContext2D, { cell: { rect, turn }, text }: SheetLine): void {
  const height = Math.min(rect.width, rect.height);
  context.save();
  if (turn === 0) context.translate(rect.x, rect.y);
  else context.translate(rect.x, rect.y + rect.height);
  if (turn !== 0) context.rotate((turn * Math.PI) / 2);
  context.fillStyle = FOOTER_INK.color;
  context.font = `${height * FOOTER_INK.size}px "Instrument Sans Variable", sans-serif`;
  context.fillText(text, 0, height * FOOTER_INK.baseline);
  context.restore();
}

/** @param context in millimetres of the sheet @param color other than the mark's own */
export function paintMark(context: CanvasRenderingContext2D, mark: Mark, color = ownColor(mark)): void {
  context.save();
  context.beginPath();
  context.fillStyle = context.strokeStyle = css(color);
  if (mark.type === 'patch') {
    context.fillRect(mark.x, mark.y, mark.width, mark.height);
  } else if (mark.type === 'circle') {
    context.lineWidth = 0.25 * MM_PER_POINT;
    context.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
    context.stroke();
  } else {
    // A hairline would be invisible on screen.
    context.lineWidth = Math.max(mark.width * MM_PER_POINT, 0.2);
    context.setLineDash([...(mark.dash ?? [])]);
    context.moveTo(mark.x1, mark.y1);
    context.lineTo(mark.x2, mark.y2);
    context.stroke();
  }
  context.restore();
}

const ownColor = (mark: Mark): MarkColor => (mark.type === 'circle' ? [0, 0, 0] : mark.color);

function css([red, green, blue]: MarkColor): string {
  return `rgb(${[red, green, blue].map((part) => Math.round(part * 255)).join(' ')})`;
}

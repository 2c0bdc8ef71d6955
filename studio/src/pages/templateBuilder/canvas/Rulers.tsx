import type { Scene } from '@cardwright/renderer';
import type Konva from 'konva';
import type { ReactElement } from 'react';
import { Shape } from 'react-konva';
import { useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { around } from '../../../canvas/geometry/rects.js';
import { seenBounds } from '../../../canvas/geometry/seen.js';
import type { CanvasView } from './CanvasView.js';
import type { CanvasColors } from './useCanvasColors.js';

interface Props {
  readonly scene: Pick<Scene, 'items'>;
  readonly view: CanvasView;
  readonly width: number;
  readonly height: number;
  readonly colors: CanvasColors;
}

export const RULER = 22;

/** Rulers in millimetres from the trim's corner; they show how far the selection reaches. */
export function Rulers({ scene, view, width, height, colors }: Props): ReactElement {
  const selectedIds = useBuilderSession((session) => session.selectedIds);
  const { origin, zoom, mmPerUnit } = view;
  const pxPerMm = zoom / mmPerUnit;
  const selected = around(scene.items.filter(({ id }) => selectedIds.includes(id)).map(seenBounds));
  const across = selected && { from: origin.x + selected.x * zoom, size: selected.width * zoom };
  const down = selected && {
    from: height - origin.y - (selected.y + selected.height) * zoom,
    size: selected.height * zoom,
  };
  const paint = ({ _context: context }: Konva.Context): void => {
    context.font = '10px "Spline Sans Mono Variable", monospace';
    context.strokeStyle = colors.ink3;
    paintBar(context, { length: width, start: origin.x, pxPerMm, colors, marked: across });
    context.save();
    context.translate(0, height);
    context.rotate(-Math.PI / 2);
    paintBar(context, { length: height, start: height - origin.y, pxPerMm: -pxPerMm, colors, marked: down });
    context.restore();
    context.fillStyle = colors.surface;
    context.fillRect(0, 0, RULER, RULER);
    context.fillStyle = colors.ink3;
    context.fillText('mm', 4, 14);
  };
  return <Shape x={-origin.x} y={-origin.y} sceneFunc={paint} listening={false} />;
}

interface Bar {
  readonly length: number;
  readonly start: number;
  readonly pxPerMm: number;
  readonly colors: CanvasColors;
  readonly marked: { readonly from: number; readonly size: number } | undefined;
}

function paintBar(context: CanvasRenderingContext2D, { length, start, pxPerMm, colors, marked }: Bar): void {
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, length, RULER);
  if (marked !== undefined) {
    context.fillStyle = colors['sky-soft'];
    context.fillRect(marked.from, 0, marked.size, RULER);
    context.fillStyle = colors.sky;
    for (const edge of [marked.from, marked.from + marked.size]) context.fillRect(Math.round(edge), 0, 1, RULER);
  }
  context.fillStyle = colors.ink3;
  const size = Math.abs(pxPerMm);
  const every = size < 1.2 ? 50 : size < 3 ? 20 : 10;
  const fine = size >= 3 ? 1 : every / 10;
  const [from, to] = [-start / pxPerMm, (length - start) / pxPerMm].sort((one, other) => one - other);
  context.beginPath();
  for (let mm = Math.floor((from ?? 0) / fine) * fine; mm <= (to ?? 0); mm += fine) {
    const at = Math.round(start + mm * pxPerMm) + 0.5;
    const isMain = Math.abs(mm % every) < 0.01;
    context.moveTo(at, RULER);
    context.lineTo(at, RULER - (isMain ? 9 : 4));
    if (isMain) context.fillText(String(Math.round(mm)), at + 3, 11);
  }
  context.stroke();
}

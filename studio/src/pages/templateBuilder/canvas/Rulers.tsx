import type Konva from 'konva';
import type { ReactElement } from 'react';
import { Shape } from 'react-konva';
import type { CanvasView } from './CanvasView.js';
import type { CanvasColors } from './useCanvasColors.js';

interface Props {
  readonly view: CanvasView;
  readonly width: number;
  readonly height: number;
  readonly colors: CanvasColors;
}

export const RULER = 22;

/** Rulers in millimetres from the trim's corner. */
export function Rulers({ view, width, height, colors }: Props): ReactElement {
  const { origin, zoom, mmPerUnit } = view;
  const pxPerMm = zoom / mmPerUnit;
  const paint = ({ _context: context }: Konva.Context): void => {
    context.font = '10px "Spline Sans Mono Variable", monospace';
    context.strokeStyle = colors.ink3;
    paintBar(context, { length: width, start: origin.x, pxPerMm, colors });
    context.save();
    context.translate(0, height);
    context.rotate(-Math.PI / 2);
    paintBar(context, { length: height, start: height - origin.y, pxPerMm: -pxPerMm, colors });
    context.restore();
    context.fillStyle = colors.surface;
    context.fillRect(0, 0, RULER, RULER);
    context.fillStyle = colors.ink3;
    context.fillText('mm', 4, 14);
  };
  return <Shape sceneFunc={paint} listening={false} />;
}

interface Bar {
  readonly length: number;
  readonly start: number;
  readonly pxPerMm: number;
  readonly colors: CanvasColors;
}

function paintBar(context: CanvasRenderingContext2D, { length, start, pxPerMm, colors }: Bar): void {
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, length, RULER);
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

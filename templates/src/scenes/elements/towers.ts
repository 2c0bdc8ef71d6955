import type { Canvas } from '../Canvas.js';
import { circle, n, path, polygon, rect, stroke, type Point } from '../svg.js';

/** A round tower with a pointed roof, windows and a flag. */
export function tower(canvas: Canvas, [x, y]: Point, w: number, h: number, color: string, roofColor: string): void {
  const { palette } = canvas;
  const top = y - h;
  canvas.add(
    path(
      polygon([
        [x - w * 0.54, y],
        [x - w * 0.42, top],
        [x + w * 0.42, top],
        [x + w * 0.54, y],
      ]),
      { fill: color },
    ),
    path(
      polygon([
        [x + w * 0.06, y],
        [x + w * 0.08, top],
        [x + w * 0.42, top],
        [x + w * 0.54, y],
      ]),
      { fill: '#000', opacity: 0.16 },
    ),
    path(
      polygon([
        [x - w * 0.64, top],
        [x, top - w * 1.6],
        [x + w * 0.64, top],
      ]),
      { fill: roofColor },
    ),
    rect(x - w * 0.54, top - 4, w * 1.08, w * 0.15, { fill: roofColor }),
    stroke(`M${n(x)} ${n(top - w * 1.6)}v${n(-w * 0.36)}`, roofColor, Math.max(2, w * 0.05)),
    path(`M${n(x)} ${n(top - w * 1.94)}l${n(w * 0.42)} ${n(w * 0.1)}l${n(-w * 0.42)} ${n(w * 0.12)}Z`, {
      fill: palette.accent,
    }),
  );
  for (let index = 0; index < Math.floor(h / (w * 0.95)); index++) {
    const [wx, wy, s] = [x + (index % 2 ? w * 0.13 : -w * 0.17), top + w * 0.42 + index * w * 0.9, w * 0.075];
    canvas.add(
      circle(wx, wy, w * 0.3, { fill: canvas.glow(palette.light, 0.4) }),
      path(`M${n(wx - s)} ${n(wy + s * 2)}v${n(-s * 2)}a${n(s)} ${n(s)} 0 0 1 ${n(2 * s)} 0v${n(s * 2)}Z`, {
        fill: palette.light,
      }),
    );
  }
}

/** A wall with battlements from x to x + w. */
export function battlements(canvas: Canvas, [x, y]: Point, w: number, h: number, color: string): void {
  const count = Math.max(3, Math.round(w / 34));
  const step = w / (count * 2 - 1);
  let d = `M${n(x)} ${n(y)}V${n(y - h)}`;
  for (let index = 0; index < count; index++)
    d += `v${n(-step)}h${n(step)}v${n(step)}${index < count - 1 ? `h${n(step)}` : ''}`;
  canvas.add(path(`${d}V${n(y)}Z`, { fill: color }));
}

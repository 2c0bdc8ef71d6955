import type { Canvas } from '../Canvas.js';
import { circle, n, path, polygon, rect, stroke, type Point } from '../svg.js';

/** One block of a skyline with lit windows. */
export function block(canvas: Canvas, [x, base]: Point, [w, h]: Point, color: string, lit: number): void {
  const { random, palette } = canvas;
  const top = base - h;
  canvas.add(rect(x, top, w, h + 40, { fill: color }), roof(canvas, x, top, w, color));
  const [columns, rows] = [Math.max(2, Math.floor(w / 26)), Math.floor(h / 34)];
  const [stepX, stepY] = [w / columns, h / (rows + 0.5)];
  let [on, off] = ['', ''];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [wx, wy] = [x + (column + 0.28) * stepX, top + (row + 0.45) * stepY];
      const d = `M${n(wx)} ${n(wy)}h${n(stepX * 0.44)}v${n(stepY * 0.46)}h${n(-stepX * 0.44)}Z`;
      if (random.chance(lit)) on += d;
      else off += d;
    }
  if (off !== '') canvas.add(path(off, { fill: palette.high, opacity: 0.28 }));
  if (on !== '') canvas.add(path(on, { fill: palette.light, opacity: 0.92 }));
}

function roof({ random }: Canvas, x: number, top: number, w: number, color: string): string {
  switch (random.whole(0, 4)) {
    case 0:
      return path(
        polygon([
          [x, top + 1],
          [x + w / 2, top - w * 0.5],
          [x + w, top + 1],
        ]),
        { fill: color },
      );
    case 1:
      return stroke(`M${n(x + w * 0.5)} ${n(top)}v${n(-w * 0.8)}`, color, 5);
    case 2:
      return rect(x + w * 0.2, top - w * 0.22, w * 0.6, w * 0.23, { fill: color });
    case 3:
      return path(
        polygon([
          [x, top + 1],
          [x, top - w * 0.35],
          [x + w, top + 1],
        ]),
        { fill: color },
      );
    default:
      return path(`M${n(x)} ${n(top + 1)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0Z`, { fill: color });
  }
}

export interface HouseColors {
  readonly wall: string;
  readonly roof: string;
  readonly door: string;
}

/** A gabled house with lit windows; the foot of its front at x, y. */
export function house(canvas: Canvas, [x, y]: Point, w: number, colors: HouseColors): void {
  const { random, palette } = canvas;
  const [h, peak] = [w * random.between(0.6, 0.9), w * random.between(0.42, 0.62)];
  const [left, top] = [x - w / 2, y - h];
  if (random.chance(0.6))
    canvas.add(rect(x + w * 0.18, top - peak * 0.85, w * 0.12, peak * 0.7, { fill: colors.roof }));
  canvas.add(
    path(
      polygon([
        [left, y],
        [left, top],
        [x, top - peak],
        [x + w / 2, top],
        [x + w / 2, y],
      ]),
      { fill: colors.wall },
    ),
    path(
      polygon([
        [x, top - peak],
        [x + w / 2, top],
        [x + w / 2, y],
        [x + w * 0.06, y],
      ]),
      { fill: '#000', opacity: 0.1 },
    ),
    path(
      polygon([
        [left - w * 0.09, top + w * 0.07],
        [x, top - peak - w * 0.06],
        [x + w * 0.59, top + w * 0.07],
        [x + w * 0.52, top + w * 0.13],
        [x, top - peak + w * 0.08],
        [left - w * 0.02, top + w * 0.13],
      ]),
      { fill: colors.roof },
    ),
  );
  const door = w * 0.18;
  canvas.add(
    path(`M${n(x - door / 2)} ${n(y)}v${n(-h * 0.42)}a${n(door / 2)} ${n(door / 2)} 0 0 1 ${n(door)} 0V${n(y)}Z`, {
      fill: colors.door,
    }),
  );
  for (const side of [-1, 1]) {
    const [wx, wy, size] = [x + side * w * 0.3 - w * 0.075, y - h * 0.68, w * 0.15];
    canvas.add(
      circle(wx + size / 2, wy + size / 2, w * 0.24, { fill: canvas.glow(palette.light, 0.4) }),
      rect(wx, wy, size, size * 1.15, { fill: palette.light }),
      stroke(
        `M${n(wx + size / 2)} ${n(wy)}v${n(size * 1.15)}M${n(wx)} ${n(wy + size * 0.55)}h${n(size)}`,
        colors.wall,
        3,
      ),
    );
  }
  canvas.add(circle(x, top - peak * 0.3, w * 0.06, { fill: palette.light }));
}

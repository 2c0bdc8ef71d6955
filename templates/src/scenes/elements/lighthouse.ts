import type { Canvas } from '../Canvas.js';
import { circle, n, path, polygon, rect, stroke, type Point } from '../svg.js';

/** A striped lighthouse with its beam; the foot at x, y. */
export function lighthouse(canvas: Canvas, [x, y]: Point, h: number): void {
  const { palette } = canvas;
  const [foot, head] = [h * 0.15, h * 0.09];
  const lamp = y - h;
  const beam = canvas.across([0, palette.light, 0], [0.5, palette.light, 0.5], [1, palette.light, 0]);
  const reach = canvas.width;
  canvas.add(
    path(
      polygon([
        [x, lamp - h * 0.04],
        [x - reach, lamp - h * 0.32],
        [x - reach, lamp + h * 0.1],
        [x, lamp - h * 0.02],
        [x + reach, lamp + h * 0.1],
        [x + reach, lamp - h * 0.32],
      ]),
      { fill: beam, opacity: 0.7 },
    ),
  );
  const stripes = 6;
  for (let index = 0; index < stripes; index++) {
    const at = (t: number): Point => [head + (foot - head) * t, lamp + h * t];
    const [w1, y1] = at(index / stripes);
    const [w2, y2] = at((index + 1) / stripes);
    const fill = index % 2 ? '#FBF3E4' : palette.accent;
    canvas.add(
      path(
        polygon([
          [x - w1, y1],
          [x + w1, y1],
          [x + w2, y2 + 1],
          [x - w2, y2 + 1],
        ]),
        { fill },
      ),
    );
  }
  canvas.add(
    path(
      polygon([
        [x + head * 0.15, lamp],
        [x + head, lamp],
        [x + foot, y],
        [x + foot * 0.2, y],
      ]),
      { fill: '#000', opacity: 0.16 },
    ),
    rect(x - head * 1.3, lamp - h * 0.02, head * 2.6, h * 0.025, { fill: palette.near }),
    rect(x - head * 0.7, lamp - h * 0.1, head * 1.4, h * 0.085, { fill: palette.light }),
    stroke(`M${n(x)} ${n(lamp - h * 0.1)}v${n(h * 0.08)}`, palette.near, 3),
    path(
      polygon([
        [x - head, lamp - h * 0.1],
        [x, lamp - h * 0.17],
        [x + head, lamp - h * 0.1],
      ]),
      { fill: palette.near },
    ),
    circle(x, lamp - h * 0.055, h * 0.24, { fill: canvas.glow(palette.light, 0.85) }),
  );
}

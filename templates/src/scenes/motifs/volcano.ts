import type { Canvas } from '../Canvas.js';
import { hill, ridge } from '../elements/land.js';
import { pines } from '../elements/plants.js';
import { sky, stars } from '../elements/sky.js';
import { disc, ellipse, path, polygon, type Point } from '../svg.js';

/** A mountain of fire, its rivers and its cloud. */
export function volcano(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.7);
  stars(canvas, 90, 0.4);
  const top: Point = [w * random.between(0.42, 0.58), h * 0.36];
  const [x, y] = top;
  plume(canvas, top);
  canvas.add(ellipse(x, y, 210, 170, { fill: canvas.glow(palette.accent, 0.95) }));
  ridge(canvas, h * 0.72, 70, palette.far, { foot: palette.low });
  const cone: Point[] = [
    [x - w * 0.55, h * 0.9],
    [x - w * 0.19, h * 0.6],
    [x - 66, y + 6],
    [x - 22, y + 24],
    [x + 24, y + 14],
    [x + 68, y],
    [x + w * 0.21, h * 0.58],
    [x + w * 0.57, h * 0.9],
  ];
  canvas.add(
    path(polygon(cone), { fill: canvas.gradient([0, palette.far], [0.5, palette.middle], [1, palette.near]) }),
  );
  const dark = [cone[5], cone[6], cone[7], [x + w * 0.1, h * 0.9], [x + 50, h * 0.6], [x + 20, y + 16]] as Point[];
  canvas.add(path(polygon(dark), { fill: palette.near, opacity: 0.45 }));
  for (const [start, drift] of [
    [-30, -0.13],
    [6, 0.02],
    [40, 0.16],
  ] as const)
    lava(canvas, [x + start, y + 16], drift * w);
  hill(canvas, h * 0.85, 20, palette.near);
  pines(canvas, h * 0.95, Math.round(w / 30), [80, 190], palette.near);
}

/** Heaps that grow and drift upwards, lit from the fire below. */
function plume(canvas: Canvas, [x, y]: Point): void {
  const { random, palette } = canvas;
  const puffs = Array.from({ length: 60 }, (_, index) => {
    const t = index / 59;
    const spread = 20 + 190 * t;
    return {
      px: x + t * 120 + random.between(-spread, spread),
      py: y - t * (y + 60),
      r: 24 + 66 * t * random.between(0.7, 1.2),
    };
  });
  canvas.add(path(puffs.map(({ px, py, r }) => disc(px, py, r)).join(''), { fill: palette.middle }));
  canvas.add(
    path(puffs.map(({ px, py, r }) => disc(px - r * 0.2, py + r * 0.18, r * 0.72)).join(''), { fill: palette.far }),
  );
  const low = puffs.filter(({ py }) => py > y * 0.4);
  canvas.add(
    path(low.map(({ px, py, r }) => disc(px - r * 0.28, py + r * 0.36, r * 0.46)).join(''), {
      fill: palette.mid,
      opacity: 0.8,
    }),
  );
}

/** A stream that widens as it comes down. */
function lava(canvas: Canvas, [x, y]: Point, drift: number): void {
  const { random, palette, height: h } = canvas;
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= 6; step++) {
    const t = step / 6;
    const cx = x + drift * t ** 1.3 + random.between(-14, 14) * t;
    const half = 5 + 15 * t * random.between(0.7, 1.2);
    left.push([cx - half, y + (h * 0.88 - y) * t]);
    right.unshift([cx + half, y + (h * 0.88 - y) * t]);
  }
  const core = [
    ...left.map(([px, py], index): Point => [px + 4 + index * 1.2, py]),
    ...right.map(([px, py], index): Point => [px - 4 - (6 - index) * 1.2, py]),
  ];
  canvas.add(
    path(polygon([...left, ...right]), {
      fill: palette.accent,
      'stroke-linejoin': 'round',
      stroke: palette.accent,
      'stroke-width': 3,
    }),
    path(polygon(core), { fill: canvas.gradient([0, palette.light], [1, '#FFD07A']) }),
    ellipse(x + drift, h * 0.88, 80, 24, { fill: canvas.glow(palette.accent, 0.8) }),
  );
}

import type { Canvas } from '../../Canvas.js';
import { circle, n, polygon, rect, stroke, type Point } from '../../svg.js';
import { shaped } from './shaped.js';

const PIPS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
    [0.5, 0.5],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
];

export function books(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette, random } = canvas;
  let foot = y;
  for (const color of [palette.accent, palette.low, palette.far, palette.light]) {
    const [bw, bh, dx] = [
      s * random.between(0.66, 0.9),
      s * random.between(0.12, 0.18),
      random.between(-0.05, 0.05) * s,
    ];
    shaped(
      canvas,
      `M${n(x - bw / 2 + dx)} ${n(foot)}h${n(bw)}v${n(-bh)}h${n(-bw)}a${n(bh / 2)} ${n(bh / 2)} 0 0 0 0 ${n(bh)}Z`,
      color,
    );
    canvas.add(
      rect(x + bw / 2 + dx - bw * 0.16, foot - bh, bw * 0.05, bh, { fill: palette.near, opacity: 0.5 }),
      rect(x - bw / 2 + dx + bw * 0.1, foot - bh, bw * 0.03, bh, { fill: palette.near, opacity: 0.35 }),
    );
    foot -= bh;
  }
}

export function letter(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette } = canvas;
  const [w, h] = [s * 0.9, s * 0.56];
  shaped(
    canvas,
    polygon([
      [x - w / 2, y - h],
      [x + w / 2, y - h],
      [x + w / 2, y],
      [x - w / 2, y],
    ]),
    palette.light,
  );
  canvas.add(
    stroke(
      `M${n(x - w / 2)} ${n(y - h)}L${n(x)} ${n(y - h * 0.42)}L${n(x + w / 2)} ${n(y - h)}`,
      palette.far,
      s * 0.016,
    ),
    circle(x, y - h * 0.44, s * 0.075, { fill: palette.accent }),
  );
}

export function dice(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette, random } = canvas;
  for (const [dx, k, color] of [
    [-0.26, 0.42, palette.accent],
    [0.24, 0.34, palette.light],
  ] as const) {
    const [a, left, top] = [s * k, x + dx * s - (s * k) / 2, y - s * k];
    shaped(
      canvas,
      `M${n(left + a * 0.14)} ${n(top)}h${n(a * 0.72)}q${n(a * 0.14)} 0 ${n(a * 0.14)} ${n(a * 0.14)}v${n(a * 0.72)}q0 ${n(a * 0.14)} ${n(-a * 0.14)} ${n(a * 0.14)}h${n(-a * 0.72)}q${n(-a * 0.14)} 0 ${n(-a * 0.14)} ${n(-a * 0.14)}v${n(-a * 0.72)}q0 ${n(-a * 0.14)} ${n(a * 0.14)} ${n(-a * 0.14)}Z`,
      color,
    );
    const pips = random.pick(PIPS);
    for (const [px, py] of pips) canvas.add(circle(left + a * px, top + a * py, a * 0.085, { fill: palette.near }));
  }
}

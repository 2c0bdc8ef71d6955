import type { Canvas } from '../../Canvas.js';
import { ellipse, n, path, polygon, rect, stroke, type Point } from '../../svg.js';
import { shaped } from './shaped.js';
import { flower } from '../things.js';

export function cup(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette } = canvas;
  const [r, k] = [s * 0.34, s * 0.62];
  canvas.add(
    stroke(
      `M${n(x + r * 0.85)} ${n(y - k * 0.82)}c${n(r * 0.75)} ${n(-k * 0.1)} ${n(r * 0.75)} ${n(k * 0.62)} ${n(-r * 0.1)} ${n(k * 0.52)}`,
      palette.accent,
      s * 0.055,
    ),
  );
  shaped(
    canvas,
    `M${n(x - r)} ${n(y - k)}H${n(x + r)}C${n(x + r)} ${n(y - k * 0.3)} ${n(x + r * 0.62)} ${n(y)} ${n(x + r * 0.4)} ${n(y)}H${n(x - r * 0.4)}C${n(x - r * 0.62)} ${n(y)} ${n(x - r)} ${n(y - k * 0.3)} ${n(x - r)} ${n(y - k)}Z`,
    palette.accent,
  );
  canvas.add(
    ellipse(x, y - k, r, r * 0.2, { fill: palette.light }),
    ellipse(x, y - k + 2, r * 0.86, r * 0.14, { fill: palette.near }),
  );
  for (const dx of [-0.3, 0.05, 0.34])
    canvas.add(
      stroke(
        `M${n(x + r * dx)} ${n(y - k * 1.15)}c${n(-r * 0.25)} ${n(-k * 0.18)} ${n(r * 0.25)} ${n(-k * 0.26)} 0 ${n(-k * 0.46)}`,
        palette.light,
        s * 0.025,
        { opacity: 0.7 },
      ),
    );
}

export function bottle(canvas: Canvas, [x, y]: Point, s: number): void {
  const w = s * 0.16;
  const d = `M${n(x - w)} ${n(y)}V${n(y - s * 0.52)}C${n(x - w)} ${n(y - s * 0.68)} ${n(x - w * 0.36)} ${n(y - s * 0.66)} ${n(x - w * 0.36)} ${n(y - s * 0.8)}V${n(y - s)}H${n(x + w * 0.36)}V${n(y - s * 0.8)}C${n(x + w * 0.36)} ${n(y - s * 0.66)} ${n(x + w)} ${n(y - s * 0.68)} ${n(x + w)} ${n(y - s * 0.52)}V${n(y)}Z`;
  shaped(canvas, d, canvas.palette.near);
  canvas.add(
    rect(x - w, y - s * 0.42, w * 2, s * 0.24, { fill: canvas.palette.low }),
    rect(x - w * 0.6, y - s * 0.35, w * 1.2, s * 0.02, { fill: canvas.palette.accent }),
    rect(x - w * 0.6, y - s * 0.3, w * 0.8, s * 0.015, { fill: canvas.palette.near }),
  );
}

export function vase(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette, random } = canvas;
  for (const dx of [-0.26, 0.24, 0, -0.12, 0.13])
    flower(
      canvas,
      [x + dx * s * 0.16, y - s * 0.4],
      s * random.between(0.42, 0.62),
      random.pick([palette.accent, palette.light, palette.low]),
      palette.near,
      palette.middle,
    );
  const d = `M${n(x - s * 0.09)} ${n(y - s * 0.46)}H${n(x + s * 0.09)}C${n(x + s * 0.08)} ${n(y - s * 0.34)} ${n(x + s * 0.26)} ${n(y - s * 0.28)} ${n(x + s * 0.22)} ${n(y - s * 0.12)}Q${n(x + s * 0.19)} ${n(y)} ${n(x + s * 0.1)} ${n(y)}H${n(x - s * 0.1)}Q${n(x - s * 0.19)} ${n(y)} ${n(x - s * 0.22)} ${n(y - s * 0.12)}C${n(x - s * 0.26)} ${n(y - s * 0.28)} ${n(x - s * 0.08)} ${n(y - s * 0.34)} ${n(x - s * 0.09)} ${n(y - s * 0.46)}Z`;
  shaped(canvas, d, palette.far);
  canvas.add(
    stroke(`M${n(x - s * 0.225)} ${n(y - s * 0.17)}H${n(x + s * 0.225)}`, palette.light, s * 0.02, { opacity: 0.8 }),
  );
}

export function plant(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette, random } = canvas;
  for (let index = 0; index < 11; index++) {
    const [side, reach, tall] = [index % 2 ? 1 : -1, s * random.between(0.05, 0.36), s * random.between(0.35, 0.72)];
    const [ex, ey] = [x + side * reach, y - s * 0.32 - tall];
    canvas.add(
      path(
        `M${n(x)} ${n(y - s * 0.3)}C${n(x + side * reach * 0.1 - 26)} ${n(ey + tall * 0.4)} ${n(ex - side * 44)} ${n(ey + 20)} ${n(ex)} ${n(ey)}C${n(ex + side * 24)} ${n(ey + tall * 0.4)} ${n(x + side * reach * 0.5 + 16)} ${n(y - s * 0.45)} ${n(x)} ${n(y - s * 0.3)}Z`,
        { fill: index % 3 === 0 ? palette.far : palette.middle },
      ),
    );
  }
  shaped(
    canvas,
    polygon([
      [x - s * 0.2, y - s * 0.34],
      [x + s * 0.2, y - s * 0.34],
      [x + s * 0.15, y],
      [x - s * 0.15, y],
    ]),
    palette.accent,
  );
  canvas.add(rect(x - s * 0.22, y - s * 0.37, s * 0.44, s * 0.07, { fill: palette.accent }));
}

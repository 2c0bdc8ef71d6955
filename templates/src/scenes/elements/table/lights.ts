import type { Canvas } from '../../Canvas.js';
import { circle, ellipse, n, path, polygon, stroke, type Point } from '../../svg.js';
import { shade, shaped } from './shaped.js';

export function candle(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette } = canvas;
  const w = s * 0.1;
  canvas.add(
    circle(x, y - s * 1.02, s * 0.75, { fill: canvas.glow(palette.light, 0.9) }),
    ellipse(x, y, s * 0.24, s * 0.05, { fill: palette.near }),
  );
  shaped(canvas, `M${n(x - w)} ${n(y)}V${n(y - s * 0.84)}H${n(x + w)}V${n(y)}Z`, palette.light);
  canvas.add(
    ellipse(x, y - s * 0.84, w, w * 0.28, { fill: palette.low }),
    stroke(`M${n(x)} ${n(y - s * 0.84)}v${n(-s * 0.05)}`, palette.near, 4),
  );
  const flame = (k: number): string =>
    `M${n(x)} ${n(y - s * (0.87 + 0.24 * k))}c${n(s * 0.1 * k)} ${n(s * 0.12 * k)} ${n(s * 0.08 * k)} ${n(s * 0.22 * k)} 0 ${n(s * 0.24 * k)}c${n(-s * 0.08 * k)} ${n(-s * 0.02 * k)} ${n(-s * 0.1 * k)} ${n(-s * 0.12 * k)} 0 ${n(-s * 0.24 * k)}Z`;
  canvas.add(path(flame(1), { fill: '#FFB347' }), path(flame(0.6), { fill: '#FFF3C9' }));
}

export function lamp(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette } = canvas;
  canvas.add(
    circle(x, y - s * 0.62, s * 0.85, { fill: canvas.glow(palette.light, 0.8) }),
    stroke(`M${n(x)} ${n(y)}V${n(y - s * 0.6)}`, palette.near, s * 0.035),
  );
  shaped(canvas, `M${n(x - s * 0.2)} ${n(y)}q${n(s * 0.2)} ${n(-s * 0.14)} ${n(s * 0.4)} 0Z`, palette.near);
  shaped(
    canvas,
    polygon([
      [x - s * 0.16, y - s],
      [x + s * 0.16, y - s],
      [x + s * 0.34, y - s * 0.58],
      [x - s * 0.34, y - s * 0.58],
    ]),
    palette.accent,
  );
}

export function clock(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette, random } = canvas;
  const [r, cy] = [s * 0.4, y - s * 0.46];
  canvas.add(
    stroke(
      `M${n(x - r * 0.5)} ${n(y - s * 0.14)}L${n(x - r * 0.7)} ${n(y)}M${n(x + r * 0.5)} ${n(y - s * 0.14)}L${n(x + r * 0.7)} ${n(y)}`,
      palette.near,
      s * 0.05,
    ),
  );
  for (const side of [-1, 1]) canvas.add(circle(x + side * r * 0.62, cy - r * 0.88, r * 0.26, { fill: palette.near }));
  canvas.add(
    circle(x, cy, r, { fill: palette.accent }),
    circle(x, cy, r, { fill: shade(canvas) }),
    circle(x, cy, r * 0.82, { fill: palette.light }),
  );
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const at = (k: number): string => `${n(x + Math.sin(angle) * r * k)} ${n(cy - Math.cos(angle) * r * k)}`;
    canvas.add(stroke(`M${at(0.68)}L${at(0.76)}`, palette.near, hour % 3 === 0 ? 7 : 3.5));
  }
  for (const [k, wide] of [
    [0.44, 9],
    [0.62, 6],
  ] as const) {
    const angle = random.between(0, 6.28);
    canvas.add(
      stroke(
        `M${n(x)} ${n(cy)}L${n(x + Math.sin(angle) * r * k)} ${n(cy - Math.cos(angle) * r * k)}`,
        palette.near,
        wide,
      ),
    );
  }
}

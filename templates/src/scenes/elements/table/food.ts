import type { Canvas } from '../../Canvas.js';
import { n, path, stroke, type Point } from '../../svg.js';
import { shaped } from './shaped.js';

export function fruit(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette, random } = canvas;
  const r = s * 0.4;
  for (const [dx, dy, k, color] of [
    [-0.9, 0, 0.72, palette.low],
    [0.85, 0, 0.66, palette.accent],
    [0, 0, 1, palette.accent],
  ] as const) {
    const [cx, cy, rr] = [x + r * dx, y - r * k + dy, r * k];
    const d = `M${n(cx)} ${n(cy - rr * 0.78)}C${n(cx + rr * 0.7)} ${n(cy - rr * 1.2)} ${n(cx + rr * 1.25)} ${n(cy - rr * 0.2)} ${n(cx + rr * 0.8)} ${n(cy + rr * 0.6)}Q${n(cx + rr * 0.4)} ${n(cy + rr * 1.1)} ${n(cx)} ${n(cy + rr * 0.92)}Q${n(cx - rr * 0.4)} ${n(cy + rr * 1.1)} ${n(cx - rr * 0.8)} ${n(cy + rr * 0.6)}C${n(cx - rr * 1.25)} ${n(cy - rr * 0.2)} ${n(cx - rr * 0.7)} ${n(cy - rr * 1.2)} ${n(cx)} ${n(cy - rr * 0.78)}Z`;
    shaped(canvas, d, color);
    canvas.add(
      stroke(
        `M${n(cx)} ${n(cy - rr * 0.76)}q${n(random.between(-6, 10))} ${n(-rr * 0.2)} ${n(rr * 0.12)} ${n(-rr * 0.45)}`,
        palette.near,
        rr * 0.08,
      ),
      path(
        `M${n(cx + rr * 0.08)} ${n(cy - rr * 1.0)}q${n(rr * 0.4)} ${n(-rr * 0.4)} ${n(rr * 0.7)} ${n(-rr * 0.1)}q${n(-rr * 0.3)} ${n(rr * 0.3)} ${n(-rr * 0.7)} ${n(rr * 0.1)}Z`,
        { fill: palette.middle },
      ),
    );
  }
}

export function bread(canvas: Canvas, [x, y]: Point, s: number): void {
  const { palette } = canvas;
  shaped(
    canvas,
    `M${n(x - s * 0.5)} ${n(y - s * 0.1)}C${n(x - s * 0.55)} ${n(y - s * 0.46)} ${n(x + s * 0.55)} ${n(y - s * 0.46)} ${n(x + s * 0.5)} ${n(y - s * 0.1)}Q${n(x + s * 0.48)} ${n(y)} ${n(x + s * 0.36)} ${n(y)}H${n(x - s * 0.36)}Q${n(x - s * 0.48)} ${n(y)} ${n(x - s * 0.5)} ${n(y - s * 0.1)}Z`,
    '#C98A4B',
  );
  for (const dx of [-0.26, -0.06, 0.14])
    canvas.add(
      stroke(`M${n(x + s * dx)} ${n(y - s * 0.34)}l${n(s * 0.14)} ${n(s * 0.14)}`, palette.light, s * 0.035, {
        opacity: 0.85,
      }),
    );
}

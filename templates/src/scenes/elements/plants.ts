import type { Canvas } from '../Canvas.js';
import type { Random } from '../random.js';
import { disc, n, path, polygon, stroke, type Point } from '../svg.js';

/** A wood along y. @param sizes lowest and highest tree @param gap where none stands: middle and half width */
export function pines(canvas: Canvas, y: number, count: number, sizes: Point, color: string, gap?: Point): void {
  const { random, width } = canvas;
  let d = '';
  for (let index = 0; index < count; index++) {
    const [x, foot, h] = [random.between(-20, width + 20), y + random.between(0, 26), random.between(...sizes)];
    if (gap === undefined || Math.abs(x - gap[0]) > gap[1]) d += pinePath(random, x, foot, h);
  }
  canvas.add(path(d, { fill: color }));
}

export function pinePath(random: Random, x: number, y: number, h: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 1; tier <= 5; tier++) {
    const t = tier / 5;
    const reach = h * 0.2 * (0.22 + 0.78 * t) * random.between(0.8, 1.15);
    const edge = y - h + h * 0.92 * t;
    left.push([x - reach, edge + random.between(-2, 4)], [x - reach * 0.45, edge - h * 0.03]);
    right.unshift([x + reach * 0.45, edge - h * 0.03], [x + reach, edge + random.between(-2, 4)]);
  }
  return polygon([[x, y - h], ...left, [x - h * 0.02, y], [x + h * 0.02, y], ...right]);
}

/** A broad tree: trunk, boughs, a crown of leaves in two tones. */
export function leafyTree(canvas: Canvas, [x, y]: Point, h: number, dark: string, bright: string): void {
  const { random } = canvas;
  const trunk = h * 0.035;
  canvas.add(
    path(
      `M${n(x - trunk * 1.8)} ${n(y)}Q${n(x - trunk)} ${n(y - h * 0.3)} ${n(x - trunk * 0.6)} ${n(y - h * 0.6)}L${n(x + trunk * 0.6)} ${n(y - h * 0.6)}Q${n(x + trunk)} ${n(y - h * 0.3)} ${n(x + trunk * 1.8)} ${n(y)}Z`,
      { fill: canvas.palette.near },
    ),
    stroke(
      `M${n(x)} ${n(y - h * 0.38)}L${n(x - h * 0.17)} ${n(y - h * 0.6)}M${n(x)} ${n(y - h * 0.45)}L${n(x + h * 0.16)} ${n(y - h * 0.64)}`,
      canvas.palette.near,
      trunk * 0.9,
    ),
  );
  const puffs = Array.from({ length: 70 }, (_, index) => {
    const [angle, reach] = [random.between(0, 6.28), Math.sqrt(random.next())];
    const [px, py] = [x + Math.cos(angle) * reach * h * 0.33, y - h * 0.68 + Math.sin(angle) * reach * h * 0.26];
    return { px, py, r: h * random.between(0.035, 0.08) * (index < 24 ? 1.3 : 1) };
  });
  const discs = (chosen: typeof puffs, k: number, shift: number): string =>
    chosen.map(({ px, py, r }) => disc(px - r * shift, py - r * shift, r * k)).join('');
  canvas.add(path(discs(puffs, 1, 0), { fill: dark }), path(discs(puffs, 0.82, 0.3), { fill: bright, opacity: 0.85 }));
  // Light falls on the crown from the upper left.
  const lit = puffs.filter(({ px, py }) => px - x + (py - (y - h * 0.68)) < -h * 0.04);
  canvas.add(path(discs(lit, 0.5, 0.55), { fill: canvas.palette.light, opacity: 0.3 }));
}

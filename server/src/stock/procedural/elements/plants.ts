import type { Canvas } from '../Canvas.js';
import type { Random } from '../random.js';
import { disc, n, path, polygon, stroke, type Point } from '../svg.js';

/** A wood along y. @param sizes lowest and highest tree */
export function pines(canvas: Canvas, y: number, count: number, sizes: Point, color: string): void {
  const { random, width } = canvas;
  let d = '';
  for (let index = 0; index < count; index++)
    d += pinePath(random, random.between(-20, width + 20), y + random.between(0, 26), random.between(...sizes));
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
  const puffs = Array.from({ length: 26 }, () => {
    const [angle, reach] = [random.between(0, 6.28), Math.sqrt(random.next())];
    return [
      x + Math.cos(angle) * reach * h * 0.31,
      y - h * 0.68 + Math.sin(angle) * reach * h * 0.25,
      h * random.between(0.07, 0.13),
    ] as const;
  });
  canvas.add(path(puffs.map(([px, py, r]) => disc(px, py, r)).join(''), { fill: dark }));
  const lit = puffs.map(([px, py, r]) => disc(px - r * 0.35, py - r * 0.4, r * 0.72)).join('');
  canvas.add(path(lit, { fill: bright, opacity: 0.75 }));
}

/** A bare tree that forks three times. */
export function bareTree(canvas: Canvas, foot: Point, h: number, color: string): void {
  const { random } = canvas;
  const grow = ([x, y]: Point, angle: number, length: number, depth: number): void => {
    const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const bend = `${n((x + end[0]) / 2 + random.between(-5, 5))} ${n((y + end[1]) / 2)}`;
    canvas.add(
      stroke(`M${n(x)} ${n(y)}Q${bend} ${n(end[0])} ${n(end[1])}`, color, Math.max(1.4, h * 0.012 * (depth + 0.4))),
    );
    if (depth === 0) return;
    for (let fork = 0; fork < 3; fork++)
      grow(end, angle + random.between(-0.75, 0.75), length * random.between(0.52, 0.78), depth - 1);
  };
  grow(foot, -Math.PI / 2 + random.between(-0.12, 0.12), h * 0.38, 4);
}

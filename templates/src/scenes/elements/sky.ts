import type { Canvas } from '../Canvas.js';
import { circle, disc, ellipse, n, path, smooth, star, type Point } from '../svg.js';

/** The sky from above to the horizon. @param horizon where its lightest colour lies, 0 … 1 of the height */
export function sky(canvas: Canvas, horizon = 0.7): void {
  const { high, mid, low } = canvas.palette;
  canvas.fill(canvas.gradient([0, high], [horizon * 0.6, mid], [horizon, low], [1, low]));
}

export function halo(canvas: Canvas, [x, y]: Point, r: number, color = canvas.palette.light, strength = 0.7): void {
  canvas.add(circle(x, y, r, { fill: canvas.glow(color, strength) }));
}

/** A plain disc in its own light; rings round it as on old posters. */
export function sun(canvas: Canvas, [x, y]: Point, r: number, rings = 0): void {
  const { light } = canvas.palette;
  halo(canvas, [x, y], r * 2.8, light, 0.75);
  for (let ring = rings; ring > 0; ring--)
    canvas.add(circle(x, y, r * (1 + ring * 0.36), { fill: light, opacity: 0.13 }));
  canvas.add(circle(x, y, r, { fill: light }));
}

export function moon(canvas: Canvas, [x, y]: Point, r: number): void {
  const { random, palette } = canvas;
  halo(canvas, [x, y], r * 2.5, palette.light, 0.5);
  canvas.add(circle(x, y, r, { fill: palette.light }));
  for (let crater = 0; crater < 9; crater++) {
    const [angle, distance, size] = [
      random.between(0, 6.28),
      random.between(0.1, 0.76) * r,
      random.between(0.06, 0.2) * r,
    ];
    const [cx, cy] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
    canvas.add(ellipse(cx, cy, size, size * 0.82, { fill: palette.mid, opacity: 0.22 }));
  }
  canvas.add(circle(x, y, r * 1.17, { fill: 'none', stroke: palette.light, 'stroke-opacity': 0.3, 'stroke-width': 3 }));
}

export function crescent(canvas: Canvas, [x, y]: Point, r: number): void {
  const { light } = canvas.palette;
  halo(canvas, [x, y], r * 2.6, light, 0.45);
  const [px, py] = [r * 0.5, r * 0.866];
  const [from, to] = [`${n(x + px)} ${n(y - py)}`, `${n(x + px)} ${n(y + py)}`];
  canvas.add(path(`M${from}A${n(r)} ${n(r)} 0 1 0 ${to}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 ${from}Z`, { fill: light }));
}

/** @param low how far down they go, 0 … 1 */
export function stars(canvas: Canvas, count: number, low = 0.6): void {
  const { random, width, height, palette } = canvas;
  let d = '';
  for (let index = 0; index < count; index++) {
    const [x, y, r] = [random.between(0, width), random.next() ** 1.3 * height * low, random.between(0.9, 2.8)];
    d += index % 11 === 0 ? star(x, y, r * 4.2, r * 0.7, 4) : disc(x, y, r);
  }
  canvas.add(path(d, { fill: palette.light, opacity: 0.85 }));
}

/** Long, torn bands of cloud about a height. */
export function clouds(canvas: Canvas, y: number, count: number, color: string, opacity = 0.5): void {
  const { random, width } = canvas;
  for (let index = 0; index < count; index++) {
    const [cx, cy] = [random.between(-60, width + 60), y + random.between(-110, 110)];
    const [w, h] = [random.between(160, 420), random.between(10, 32)];
    const top: Point[] = [];
    const bottom: Point[] = [];
    for (let step = 0; step <= 9; step++) {
      const [t, bulge] = [step / 9, Math.sin((Math.PI * step) / 9)];
      top.push([cx - w + 2 * w * t, cy - bulge * h * random.between(0.5, 1.3)]);
      bottom.unshift([cx - w + 2 * w * t, cy + bulge * h * random.between(0.15, 0.45)]);
    }
    canvas.add(path(smooth([...top, ...bottom], true), { fill: color, opacity: opacity * random.between(0.5, 1) }));
  }
}

/** A heaped cloud, lit from the upper left, flat below. */
export function cumulus(canvas: Canvas, [cx, base]: Point, size: number, dark: string, bright: string): void {
  const { random } = canvas;
  const puffs = Array.from({ length: 40 }, (_, index) => {
    const t = -1 + (2 * ((index % 20) + 0.5)) / 20;
    const crown = Math.sqrt(1 - t * t);
    const up = index < 20 ? random.between(0.5, 0.86) : random.between(0.05, 0.45);
    const r = size * random.between(0.2, 0.33) * (0.45 + 0.6 * crown);
    return { x: cx + t * size * 1.5, y: base - crown * size * up, r, isTop: index < 20 };
  });
  canvas.add(path(puffs.map(({ x, y, r }) => disc(x, y, r)).join(''), { fill: dark }));
  const lit = puffs.map(({ x, y, r, isTop }) =>
    disc(x - size * 0.05, y - size * (isTop ? 0.07 : 0.16), r * (isTop ? 0.9 : 0.98)),
  );
  canvas.add(path(lit.join(''), { fill: bright }));
}

export function birds(canvas: Canvas, [x, y]: Point, count: number, color: string): void {
  const { random } = canvas;
  let d = '';
  for (let index = 0; index < count; index++) {
    const [bx, by, s] = [x + random.between(-110, 110), y + random.between(-50, 50), random.between(7, 15)];
    d += `M${n(bx - s)} ${n(by - s * 0.4)}Q${n(bx - s * 0.3)} ${n(by - s * 0.5)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.3)} ${n(by - s * 0.5)} ${n(bx + s)} ${n(by - s * 0.3)}`;
  }
  canvas.add(path(d, { fill: 'none', stroke: color, 'stroke-width': 2.8, 'stroke-linecap': 'round' }));
}

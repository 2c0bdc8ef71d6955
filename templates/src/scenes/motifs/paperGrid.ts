import type { Canvas } from '../Canvas.js';
import { disc, n, path, polygon, rect, star, type Point } from '../svg.js';
import type { Inks } from './paperInks.js';

type Shape = (x: number, y: number, s: number) => string;

const SHAPES: readonly [Shape, ...Shape[]] = [
  (x, y, s) => disc(x + s / 2, y + s / 2, s / 2),
  (x, y, s) => disc(x + s / 2, y + s / 2, s * 0.3),
  (x, y, s) => `M${n(x)} ${n(y)}h${n(s)}a${n(s)} ${n(s)} 0 0 1 ${n(-s)} ${n(s)}Z`,
  (x, y, s) => `M${n(x)} ${n(y + s)}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} 0Z`,
  (x, y, s) => `M${n(x)} ${n(y)}a${n(s / 2)} ${n(s / 2)} 0 0 0 ${n(s)} 0Z`,
  (x, y, s) => `M${n(x)} ${n(y + s)}V${n(y + s / 2)}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} 0V${n(y + s)}Z`,
  (x, y, s) =>
    `M${n(x)} ${n(y + s)}A${n(s)} ${n(s)} 0 0 1 ${n(x + s)} ${n(y)}A${n(s)} ${n(s)} 0 0 1 ${n(x)} ${n(y + s)}Z`,
  (x, y, s) =>
    polygon([
      [x, y + s],
      [x + s, y + s],
      [x + s / 2, y],
    ]),
  (x, y, s) =>
    polygon([
      [x + s / 2, y],
      [x + s, y + s / 2],
      [x + s / 2, y + s],
      [x, y + s / 2],
    ]),
  (x, y, s) => star(x + s / 2, y + s / 2, s * 0.5, s * 0.22, 8),
  (x, y, s) => stripes(x, y, s),
  (x, y, s) => dots(x, y, s),
];

function stripes(x: number, y: number, s: number): string {
  return Array.from({ length: 5 }, (_, row) => `M${n(x)} ${n(y + (s * row) / 5)}h${n(s)}v${n(s / 10)}h${n(-s)}Z`).join(
    '',
  );
}

function dots(x: number, y: number, s: number): string {
  const at = Array.from({ length: 16 }, (_, index): Point => [
    x + (s * ((index % 4) + 0.5)) / 4,
    y + (s * (Math.floor(index / 4) + 0.5)) / 4,
  ]);
  return at.map(([cx, cy]) => disc(cx, cy, s * 0.07)).join('');
}

/** A sheet of squares, a shape in each, and two large shapes printed over them. */
export function paperGrid(canvas: Canvas, inks: Inks): void {
  const { width: w, height: h, random } = canvas;
  const s = Math.min(w, h) / random.pick([3, 4]);
  const colors = [inks[1], inks[2], inks[3]] as const;
  for (let y = 0; y < h; y += s)
    for (let x = 0; x < w; x += s) {
      const ink = random.pick(colors);
      if (random.chance(0.28)) canvas.add(rect(x, y, s, s, { fill: ink }));
      const other = random.pick(colors);
      const look = {
        fill: other === ink ? inks[0] : other,
        'fill-rule': 'evenodd',
        transform: turned(x + s / 2, y + s / 2, random.whole(0, 3) * 90),
      };
      canvas.add(path(random.pick(SHAPES)(x, y, s), look));
    }
  const overprint = { style: 'mix-blend-mode:multiply', opacity: 0.92 };
  const [x, y] = [random.whole(0, Math.floor(w / s) - 2) * s, random.whole(0, Math.floor(h / s) - 2) * s];
  const large = random.pick(SHAPES.slice(0, 7) as [Shape, ...Shape[]]);
  canvas.add(
    path(large(x, y, 2 * s), {
      fill: random.pick(colors),
      ...overprint,
      transform: turned(x + s, y + s, random.whole(0, 3) * 90),
    }),
  );
}

function turned(x: number, y: number, degrees: number): string {
  return `rotate(${degrees} ${n(x)} ${n(y)})`;
}

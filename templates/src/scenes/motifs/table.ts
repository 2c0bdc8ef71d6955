import type { Canvas } from '../Canvas.js';
import { bottle, cup, plant, vase } from '../elements/table/vessels.js';
import { candle, clock, lamp } from '../elements/table/lights.js';
import { bread, fruit } from '../elements/table/food.js';
import { books, dice, letter } from '../elements/table/papers.js';
import { circle, ellipse, n, path, rect, type Point } from '../svg.js';

/** What may stand on the table; drawn about its foot, `s` is its height. */
export type Thing =
  'cup' | 'bottle' | 'candle' | 'books' | 'fruit' | 'vase' | 'clock' | 'lamp' | 'bread' | 'dice' | 'letter' | 'plant';

/** A still life: wall, table, light from the left, and things; the first is the largest. */
export function stillLife(canvas: Canvas, wanted: readonly Thing[]): void {
  const { width: w, height: h, palette, random } = canvas;
  const edge = h * 0.68;
  canvas.fill(canvas.across([0, palette.low], [0.55, palette.mid], [1, palette.far]));
  arch(canvas, w * random.between(0.4, 0.6), edge);
  canvas.add(
    rect(-20, edge, w + 40, h - edge + 20, { fill: canvas.gradient([0, palette.middle], [1, palette.near]) }),
    rect(-20, edge, w + 40, 7, { fill: palette.light, opacity: 0.25 }),
  );
  const places: readonly Point[] = [
    [0.5, 0.52],
    [0.25, 0.42],
    [0.75, 0.4],
    [0.36, 0.24],
    [0.64, 0.22],
  ];
  const order = [1, 2, 0, 3, 4].filter((index) => index < Math.min(wanted.length, places.length));
  for (const index of order) {
    const [thing, place] = [wanted[index], places[index]];
    if (thing === undefined || place === undefined) continue;
    const at: Point = [
      w / 2 + (place[0] - 0.5) * Math.min(w, 1150) + random.between(-16, 16),
      h * (index > 2 ? 0.86 : index === 0 ? 0.8 : 0.76),
    ];
    shadow(canvas, at, h * place[1]);
    DRAW[thing](canvas, at, h * place[1]);
  }
}

function arch(canvas: Canvas, x: number, base: number): void {
  const { palette, height: h } = canvas;
  const r = h * 0.3;
  canvas.add(
    path(`M${n(x - r)} ${n(base)}V${n(base - h * 0.26)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${n(base)}Z`, {
      fill: palette.light,
      opacity: 0.35,
    }),
    circle(x, base - h * 0.3, r * 0.8, { fill: canvas.glow(palette.light, 0.7) }),
  );
}

function shadow(canvas: Canvas, [x, y]: Point, s: number): void {
  canvas.add(ellipse(x + s * 0.22, y, s * 0.42, s * 0.06, { fill: '#000000', opacity: 0.24 }));
}

/** Each about its foot, `s` high. */
const DRAW: Readonly<Record<Thing, (canvas: Canvas, at: Point, s: number) => void>> = {
  books,
  bottle,
  bread,
  candle,
  clock,
  cup,
  dice,
  fruit,
  lamp,
  letter,
  plant,
  vase,
};

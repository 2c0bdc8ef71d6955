import type { Canvas } from '../Canvas.js';
import { grass, hill, mist, river } from '../elements/land.js';
import { leafyTree, pines } from '../elements/plants.js';
import { halo, moon, stars, sun } from '../elements/sky.js';
import { disc, n, path, polygon, type Point } from '../svg.js';

/** Among trunks that fade into light. */
export function forest(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  canvas.fill(canvas.gradient([0, palette.middle], [0.55, palette.low], [1, palette.far]));
  const light: Point = [w * random.between(0.36, 0.64), h * random.between(0.34, 0.5)];
  halo(canvas, light, Math.max(w, h) * 0.55, palette.light, 0.95);
  shafts(canvas, light);
  [palette.far, palette.middle, palette.near].forEach((color, depth) => {
    trunks(canvas, { color, count: 9 - depth * 2, width: 20 + depth * 30, gap: [light[0], w * (0.06 + depth * 0.09)] });
    if (depth < 2) mist(canvas, h * (0.72 + depth * 0.06), 7, palette.low, 0.5);
  });
  if (random.chance(0.6)) river(canvas, [light[0], h * 0.74], palette.far, palette.light, 90);
  hill(canvas, h * 0.93, 22, palette.near);
  grass(canvas, h * 0.95, palette.near, Math.round(w / 6), 90);
  sparks(canvas, 60);
}

/** Rays from the light, through the leaves. */
function shafts(canvas: Canvas, [x, y]: Point): void {
  const { random, height, palette } = canvas;
  let d = '';
  for (let index = 0; index < 7; index++) {
    const foot = x + random.between(-1, 1) * height * 0.9;
    d += polygon([
      [x - 20, y - height * 0.6],
      [x + 30, y - height * 0.6],
      [foot + 90, height + 20],
      [foot - 40, height + 20],
    ]);
  }
  canvas.add(path(d, { fill: palette.light, opacity: 0.07 }));
}

function trunks(
  canvas: Canvas,
  { color, count, width, gap }: { color: string; count: number; width: number; gap: Point },
): void {
  const { random, width: w, height: h } = canvas;
  let [d, boughs] = ['', ''];
  for (let index = 0; index < count; index++) {
    const x = ((index + random.between(0.1, 0.9)) / count) * w;
    if (Math.abs(x - gap[0]) < gap[1]) continue;
    const [half, lean, foot] = [
      (width / 2) * random.between(0.6, 1.15),
      random.between(-30, 30),
      h * random.between(0.86, 0.97),
    ];
    d += `M${n(x - half * 1.9)} ${n(foot + 40)}Q${n(x - half)} ${n(foot - 30)} ${n(x - half + lean * 0.5)} ${n(h * 0.4)}L${n(x - half * 0.7 + lean)} -20H${n(x + half * 0.7 + lean)}L${n(x + half + lean * 0.5)} ${n(h * 0.4)}Q${n(x + half)} ${n(foot - 30)} ${n(x + half * 1.9)} ${n(foot + 40)}Z`;
    for (let bough = 0; bough < 2; bough++) {
      const [by, side, reach] = [random.between(0.08, 0.5) * h, random.pick([-1, 1]), width * random.between(1.6, 3.4)];
      const cx = x + lean * (0.5 + 0.5 * Math.max(0, 1 - by / (h * 0.4)));
      boughs += `M${n(cx)} ${n(by + half * 0.6)}Q${n(cx + side * reach * 0.5)} ${n(by)} ${n(cx + side * reach)} ${n(by - reach * 0.5)}Q${n(cx + side * reach * 0.5)} ${n(by - half * 0.2)} ${n(cx)} ${n(by - half * 0.3)}Z`;
    }
  }
  // Apart from the trunks: drawn the other way round, they would cut holes into them.
  canvas.add(path(d, { fill: color }), path(boughs, { fill: color }));
}

/** Motes and fireflies. */
export function sparks(canvas: Canvas, count: number): void {
  const { random, width, height, palette } = canvas;
  let d = '';
  for (let index = 0; index < count; index++)
    d += disc(random.between(0, width), random.between(height * 0.2, height * 0.95), random.between(1, 3.6));
  canvas.add(path(d, { fill: palette.light, opacity: 0.8 }));
}

/** One old tree on a hill. */
export function tree(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  canvas.fill(canvas.gradient([0, palette.high], [0.45, palette.mid], [0.75, palette.low], [1, palette.low]));
  const at: Point = [w * random.between(0.42, 0.58), h * 0.5];
  if (palette.isDark) {
    stars(canvas, 120, 0.6);
    moon(canvas, [at[0], h * 0.42], h * 0.26);
  } else sun(canvas, [at[0], h * 0.44], h * 0.25, 2);
  hill(canvas, h * 0.74, 30, palette.far, palette.low);
  pines(canvas, h * 0.76, Math.round(w / 22), [30, 70], palette.far);
  hill(canvas, h * 0.83, 36, palette.middle);
  leafyTree(canvas, [at[0], h * 0.9], h * 0.66, palette.middle, palette.accent);
  hill(canvas, h * 0.9, 14, palette.near);
  grass(canvas, h * 0.92, palette.near, Math.round(w / 6), 56);
  sparks(canvas, 26);
}

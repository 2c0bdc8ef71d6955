import { OVERDRAW, type Canvas } from '../Canvas.js';
import { lighthouse } from '../elements/lighthouse.js';
import { grass, mist, ridge, water } from '../elements/land.js';
import { pines } from '../elements/plants.js';
import { birds, clouds, cumulus, moon, sky, stars, sun } from '../elements/sky.js';
import { boat, rock } from '../elements/things.js';
import { n, path, smooth, stroke, type Point } from '../svg.js';

/** A still lake before mountains. */
export function lake(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.56);
  const x = w * random.between(0.32, 0.68);
  if (palette.isDark) {
    stars(canvas, 140, 0.5);
    moon(canvas, [x, h * 0.24], random.between(70, 115));
  } else sun(canvas, [x, h * 0.27], random.between(60, 105), random.whole(0, 2));
  ridge(canvas, h * 0.46, 110, palette.far, { foot: palette.low, snow: palette.isDark ? palette.low : '#FFFFFF' });
  ridge(canvas, h * 0.53, 46, palette.middle, { foot: palette.far });
  pines(canvas, h * 0.57, Math.round(w / 20), [26, 70], palette.middle);
  water(canvas, h * 0.58, x, 110);
  mist(canvas, h * 0.585, 6, palette.low, 0.4);
  if (random.chance(0.6)) boat(canvas, [w * random.between(0.25, 0.75), h * 0.74], 110);
  for (let index = 0; index < 5; index++)
    rock(
      canvas,
      [random.between(0, w), h * random.between(0.95, 1)],
      random.between(90, 200),
      palette.near,
      palette.far,
    );
  grass(canvas, h * 1.0, palette.near, Math.round(w / 9), 130);
}

/** Rows of waves; a boat or a lighthouse on them. */
export function sea(canvas: Canvas, subject: 'boat' | 'lighthouse' | 'waves' = 'waves'): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.55);
  const x = w * random.between(0.3, 0.7);
  if (palette.isDark) {
    stars(canvas, 110, 0.42);
    moon(canvas, [x, h * 0.24], 85);
  } else {
    sun(canvas, [x, h * 0.28], 90, random.whole(0, 3));
    cumulus(canvas, [w * 0.16, h * 0.42], 90, palette.mid, palette.light);
    cumulus(canvas, [w * 0.88, h * 0.36], 70, palette.mid, palette.light);
  }
  clouds(canvas, h * 0.2, 4, palette.low, 0.35);
  birds(canvas, [w * 0.3, h * 0.25], 5, palette.near);
  const rows = 7;
  const boatRow = subject === 'lighthouse' ? -1 : 3;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    wave(canvas, h * (0.52 + 0.42 * t ** 1.2), 12 + 30 * t, blend(palette, t));
    if (row === 2 && subject === 'lighthouse') onRock(canvas, [w * random.between(0.55, 0.74), h * 0.66]);
    if (row === boatRow) boat(canvas, [w * random.between(0.36, 0.64), h * 0.64], subject === 'boat' ? 290 : 170);
  }
}

function blend({ far, middle, near, low }: Canvas['palette'], t: number): string {
  return t < 0.12 ? low : t < 0.4 ? far : t < 0.75 ? middle : near;
}

/** A row of crests with foam. */
function wave(canvas: Canvas, y: number, height: number, color: string): void {
  const { width: w, height: h, random, palette } = canvas;
  const length = height * 7;
  const shift = random.between(0, length);
  const points: Point[] = [];
  for (let x = -length - shift; x < w + length; x += length) {
    points.push(
      [x, y],
      [x + length * 0.3, y - height * random.between(0.7, 1)],
      [x + length * 0.55, y - height * 0.15],
      [x + length * 0.8, y + height * 0.25],
    );
  }
  const line = smooth(points);
  canvas.add(
    path(`${line}L${w + OVERDRAW * 30} ${h + 40}L${-OVERDRAW * 30} ${h + 40}Z`, { fill: color }),
    stroke(line, palette.light, Math.max(1.6, height * 0.1), { opacity: 0.45 }),
  );
  let foam = '';
  for (let index = 0; index < 8; index++) {
    const [fx, l] = [random.between(0, w), height * random.between(0.8, 2.6)];
    foam += `M${n(fx)} ${n(y + height * random.between(0.5, 1.6))}q${n(l / 2)} ${n(-height * 0.28)} ${n(l)} 0`;
  }
  canvas.add(stroke(foam, palette.light, Math.max(1.4, height * 0.07), { opacity: 0.4 }));
}

function onRock(canvas: Canvas, [x, y]: Point): void {
  const { palette } = canvas;
  lighthouse(canvas, [x, y], canvas.height * 0.44);
  for (const [dx, w] of [
    [-110, 190],
    [110, 210],
    [0, 300],
    [-190, 130],
    [200, 120],
  ] as const)
    rock(canvas, [x + dx, y + 50], w, palette.near, palette.far);
}

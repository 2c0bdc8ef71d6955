import type { Canvas } from '../Canvas.js';
import { block, house } from '../elements/buildings.js';
import { battlements, tower } from '../elements/towers.js';
import { grass, hill, mist, ridge, river, water } from '../elements/land.js';
import { pines } from '../elements/plants.js';
import { birds, clouds, crescent, moon, sky, stars, sun } from '../elements/sky.js';
import { rect, type Point } from '../svg.js';

/** A skyline by rows, over water or streets. */
export function city(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.7);
  const x = w * random.between(0.3, 0.7);
  if (palette.isDark) {
    stars(canvas, 90, 0.4);
    moon(canvas, [x, h * 0.22], 78);
  } else sun(canvas, [x, h * 0.32], 105, 2);
  clouds(canvas, h * 0.22, 5, palette.low, 0.4);
  const shore = h * random.between(0.74, 0.82);
  [palette.far, palette.middle, palette.near].forEach((color, row) => {
    for (let bx = -30; bx < w + 20;) {
      const bw = random.between(54, 100) * (1 + row * 0.22);
      const bh = h * random.between(0.16, 0.46 - row * 0.09) * (row === 2 ? 0.8 : 1);
      block(canvas, [bx, shore], [bw, bh], color, palette.isDark ? 0.5 : 0.28);
      bx += bw + random.between(-6, 14);
    }
    if (row < 2) mist(canvas, shore - 20, 5, palette.low, 0.28);
  });
  canvas.add(rect(-20, shore, w + 40, 12, { fill: palette.near }));
  water(canvas, shore + 10, x, 220);
}

/** Houses with lit windows in the hills. */
export function village(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.6);
  if (palette.isDark) {
    stars(canvas, 140, 0.5);
    crescent(canvas, [w * random.between(0.2, 0.8), h * 0.2], 58);
  } else sun(canvas, [w * random.between(0.25, 0.75), h * 0.24], 80, 2);
  ridge(canvas, h * 0.46, 100, palette.far, { foot: palette.low });
  pines(canvas, h * 0.56, Math.round(w / 18), [40, 90], palette.far);
  hill(canvas, h * 0.58, 22, palette.middle, palette.far);
  const rows = [
    [0.64, 4, 110],
    [0.76, 3, 165],
    [0.9, 2, 240],
  ] as const;
  rows.forEach(([at, count, size], row) => {
    pines(canvas, h * (at - 0.01), 5, [size * 0.6, size * 1.1], row === 2 ? palette.near : palette.middle);
    for (let index = 0; index < count; index++) {
      const x = w * ((index + 0.5 + random.between(-0.22, 0.22)) / count);
      const roof = random.pick([palette.accent, palette.near, palette.accent]);
      const wall = random.pick([palette.low, palette.light, palette.mid]);
      house(canvas, [x, h * at], size * random.between(0.85, 1.15), {
        wall: palette.isDark ? palette.far : wall,
        roof,
        door: palette.near,
      });
    }
    hill(canvas, h * (at + 0.025), 10, row === 2 ? palette.near : palette.middle, palette.near);
  });
  river(canvas, [w * random.between(0.4, 0.6), h * 0.93], palette.mid, palette.low, 60);
  grass(canvas, h * 0.99, palette.near, Math.round(w / 8), 60);
}

/** A castle on its hill. */
export function castle(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.62);
  const x = w * random.between(0.44, 0.56);
  if (palette.isDark) {
    stars(canvas, 150, 0.55);
    moon(canvas, [x + random.between(-180, 180), h * 0.3], 150);
  } else sun(canvas, [x + random.between(-160, 160), h * 0.32], 150, 2);
  clouds(canvas, h * 0.3, 5, palette.low, 0.4);
  ridge(canvas, h * 0.6, 80, palette.far, { foot: palette.low });
  mist(canvas, h * 0.66, 6, palette.low, 0.4);
  const base = h * 0.72;
  const wall = palette.middle;
  towers(canvas, [x, base], wall);
  battlements(canvas, [x - 190, base + 20], 380, 110, palette.middle);
  gate(canvas, [x, base + 10]);
  hill(canvas, h * 0.74, 26, palette.near);
  river(canvas, [x, h * 0.72], palette.far, palette.low, 120);
  pines(canvas, h * 0.86, Math.round(w / 36), [70, 150], palette.near, [x, w * 0.16]);
  pines(canvas, h * 1.0, Math.round(w / 60), [150, 260], palette.near, [x, w * 0.26]);
  birds(canvas, [x - w * 0.2, h * 0.3], 6, palette.near);
}

function towers(canvas: Canvas, [x, base]: Point, wall: string): void {
  const { random, palette } = canvas;
  for (const [dx, w, h] of [
    [-70, 74, 300],
    [70, 66, 250],
    [0, 96, 370],
    [-180, 84, 200],
    [180, 84, 220],
  ] as const)
    tower(canvas, [x + dx, base + 20], w, h * random.between(0.88, 1.12), wall, palette.near);
}

function gate(canvas: Canvas, [x, y]: Point): void {
  const { palette } = canvas;
  const arch = (r: number): string => `M${x - r} ${y}v${-r * 1.2}a${r} ${r} 0 0 1 ${2 * r} 0V${y}Z`;
  canvas.add(
    `<path d="${arch(44)}" fill="${palette.near}"/>`,
    `<path d="${arch(34)}" fill="${palette.light}" opacity=".85"/>`,
  );
}

import type { Canvas } from '../Canvas.js';
import { grass, hill, mist, ridge, river } from '../elements/land.js';
import { pines } from '../elements/plants.js';
import { birds, clouds, moon, sky, stars, sun } from '../elements/sky.js';
import type { Point } from '../svg.js';

/** Ridges behind ridges, a wood in front. */
export function mountains(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.62);
  const at = [random.between(0.25, 0.75) * w, random.between(0.2, 0.36) * h] as const;
  if (palette.isDark) {
    stars(canvas, 130, 0.5);
    moon(canvas, at, random.between(70, 130));
  } else sun(canvas, at, random.between(60, 120), random.whole(0, 3));
  clouds(canvas, h * 0.3, 6, palette.low, 0.45);
  const snow = palette.isDark ? palette.low : '#FFFFFF';
  ridge(canvas, h * 0.52, 150, palette.far, { foot: palette.low, snow });
  mist(canvas, h * 0.62, 6, palette.low, 0.35);
  ridge(canvas, h * 0.64, 90, palette.middle, { foot: palette.far });
  mist(canvas, h * 0.72, 6, palette.low, 0.25);
  pines(canvas, h * 0.76, Math.round(w / 16), [40, 95], palette.middle);
  hill(canvas, h * 0.8, 26, palette.middle, palette.near);
  if (random.chance(0.5)) river(canvas, [w * random.between(0.3, 0.7), h * 0.82], palette.far, palette.low, 110);
  const clearing: Point = [w * random.between(0.35, 0.65), w * 0.24];
  pines(canvas, h * 0.94, Math.round(w / 40), [110, 230], palette.near, clearing);
  hill(canvas, h * 0.96, 16, palette.near);
  pines(canvas, h * 1.05, Math.round(w / 70), [240, 400], palette.near, [clearing[0], w * 0.33]);
  grass(canvas, h * 0.99, palette.near, Math.round(w / 8), 70);
  birds(canvas, [w * random.between(0.2, 0.8), h * 0.3], 6, palette.near);
}

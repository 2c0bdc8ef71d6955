import type { Canvas } from '../Canvas.js';
import { circle, disc, n, path, polygon, stroke, type Point } from '../svg.js';
import { mist } from './land.js';

export type Weather = 'rain' | 'snow' | 'lightning' | 'fog' | 'rainbow';

/** What falls or shines over a finished scene. */
export function addWeather(canvas: Canvas, weather: Weather): void {
  DRAW[weather](canvas);
}

const DRAW: Readonly<Record<Weather, (canvas: Canvas) => void>> = {
  rain(canvas) {
    const { random, width, height, palette } = canvas;
    let d = '';
    for (let index = 0; index < 170; index++) {
      const [x, y, l] = [random.between(-40, width + 40), random.between(-60, height), random.between(26, 74)];
      d += `M${n(x)} ${n(y)}l${n(-l * 0.32)} ${n(l)}`;
    }
    canvas.add(stroke(d, palette.light, 2.3, { opacity: 0.42 }));
  },
  snow(canvas) {
    const { random, width, height } = canvas;
    for (const [count, low, high, opacity] of [
      [150, 1.4, 3, 0.7],
      [70, 3, 5.6, 0.85],
      [14, 7, 11, 0.55],
    ] as const) {
      let d = '';
      for (let index = 0; index < count; index++)
        d += disc(random.between(0, width), random.between(0, height), random.between(low, high));
      canvas.add(path(d, { fill: '#FFFFFF', opacity }));
    }
  },
  lightning(canvas) {
    const { random, width, height, palette } = canvas;
    const points: Point[] = [[random.between(0.25, 0.75) * width, -10]];
    for (let step = 1; step <= 8; step++) {
      const before = points[step - 1] ?? [0, 0];
      points.push([before[0] + random.between(-70, 70), (height * 0.62 * step) / 8]);
    }
    const bolt = [
      ...points,
      ...points
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Point => [x + 9, y - 8]),
    ];
    const [x, y] = points.at(-1) ?? [0, 0];
    canvas.add(
      circle(x, y * 0.5, height * 0.5, { fill: canvas.glow(palette.light, 0.4) }),
      path(polygon(bolt), { fill: palette.light }),
    );
  },
  fog(canvas) {
    const { height, palette } = canvas;
    for (const at of [0.5, 0.62, 0.74, 0.86]) mist(canvas, height * at, 9, palette.low, 0.5);
  },
  rainbow(canvas) {
    const { width, height } = canvas;
    ['#E4572E', '#F2A33A', '#F6D75A', '#5FAE6B', '#3E7FC1', '#7B5EA7'].forEach((color, index) => {
      const r = width * 0.62 - index * 17;
      const [left, base] = [width * 0.5 - r, height * 0.9];
      canvas.add(stroke(`M${n(left)} ${n(base)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0`, color, 17, { opacity: 0.38 }));
    });
  },
};

import { OVERDRAW, type Canvas } from '../Canvas.js';
import type { Random } from '../random.js';
import { ellipse, n, path, polygon, rect, smooth, type Point } from '../svg.js';

export interface RidgeOptions {
  /** Colour at its foot, where haze lies. */
  readonly foot?: string;
  readonly snow?: string;
  readonly rough?: number;
}

/** A line of mountains: y its middle, height its reach up and down. */
export function ridge(canvas: Canvas, y: number, height: number, color: string, options: RidgeOptions = {}): void {
  const { width, height: bottom, random } = canvas;
  const { foot, snow, rough = 0.52 } = options;
  const line = fractalLine(random, { width, y, height, rough });
  const d = polygon([[-OVERDRAW, bottom + OVERDRAW], ...line, [width + OVERDRAW, bottom + OVERDRAW]]);
  canvas.add(path(d, { fill: foot === undefined ? color : canvas.gradient([0, color], [0.75, foot], [1, foot]) }));
  if (snow !== undefined) snowcaps(canvas, line, y - height * 0.18, snow);
}

/** Snow lies on everything above a line and ends in tongues. */
function snowcaps(canvas: Canvas, line: readonly Point[], limit: number, color: string): void {
  let run: Point[] = [];
  let d = '';
  for (const point of [...line, [0, Infinity] as Point]) {
    if (point[1] < limit) run.push(point);
    else {
      if (run.length > 3) d += polygon([...run, ...tongues(canvas.random, run, limit)]);
      run = [];
    }
  }
  if (d !== '') canvas.add(path(d, { fill: color, opacity: 0.88 }));
}

function tongues(random: Random, run: readonly Point[], limit: number): Point[] {
  return run
    .filter((_, index) => index % 3 === 0 || index === run.length - 1)
    .map(([x, y]): Point => [x, y + random.between(0.12, 0.85) * (limit - y) + random.between(2, 16)])
    .reverse();
}

/** Midpoint displacement across the picture. */
function fractalLine(
  random: Random,
  { width, y, height, rough }: { width: number; y: number; height: number; rough: number },
): Point[] {
  const peaks = Math.max(5, Math.round(width / 220));
  let line = Array.from({ length: peaks }, (_, index) => y + (index % 2 ? -1 : 1) * random.between(0.1, 1) * height);
  let reach = height * 0.55;
  for (let level = 0; level < 5; level++) {
    line = line.flatMap((value, index) => {
      const next = line[index + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + random.between(-1, 1) * reach];
    });
    reach *= rough;
  }
  return line.map((value, index): Point => [-OVERDRAW + ((width + 2 * OVERDRAW) * index) / (line.length - 1), value]);
}

/** A soft line of hills. */
export function hill(canvas: Canvas, y: number, height: number, color: string, foot = color): void {
  const { width, height: bottom, random } = canvas;
  const [phase, waves] = [random.between(0, 6.28), random.between(0.7, 1.7) * (width / 1200 + 0.3)];
  const points = Array.from({ length: 15 }, (_, index): Point => [
    -OVERDRAW + ((width + 2 * OVERDRAW) * index) / 14,
    y + Math.sin((index / 14) * waves * 6.28 + phase) * height + random.between(-4, 4),
  ]);
  const d = `${smooth(points)}L${width + OVERDRAW} ${bottom + OVERDRAW}L${-OVERDRAW} ${bottom + OVERDRAW}Z`;
  canvas.add(path(d, { fill: canvas.gradient([0, color], [1, foot]) }));
}

/** Banks of haze. */
export function mist(canvas: Canvas, y: number, count: number, color: string, opacity = 0.3): void {
  const { random, width } = canvas;
  for (let index = 0; index < count; index++) {
    const [rx, ry] = [random.between(180, 460), random.between(12, 40)];
    const fill = canvas.glow(color, opacity * 1.6);
    canvas.add(ellipse(random.between(0, width), y + random.between(-36, 36), rx, ry, { fill }));
  }
}

/** Still water from y down, and the light's road on it under x. */
export function water(canvas: Canvas, y: number, x: number, road = 120): void {
  const { random, palette, width, height } = canvas;
  const fill = canvas.gradient([0, palette.low], [0.25, palette.far], [1, palette.near]);
  canvas.add(rect(-OVERDRAW, y, width + 2 * OVERDRAW, height - y + OVERDRAW, { fill }));
  for (let index = 0; index < 60; index++) {
    const t = random.next() ** 1.4;
    const w = random.between(0.3, 1) * (road * 0.5 + t * road);
    const cx = x + random.between(-1, 1) * road * (0.3 + t * 0.7);
    const look = { fill: palette.light, opacity: random.between(0.25, 0.75) };
    canvas.add(ellipse(cx, y + 4 + t * (height - y), w * 0.5, 1.2 + t * 4.5, look));
  }
  for (let index = 0; index < 26; index++) {
    const t = random.next();
    const look = { fill: index % 2 ? palette.middle : palette.low, opacity: 0.3 };
    canvas.add(ellipse(random.between(0, width), y + 6 + t * (height - y), 30 + t * 120, 1 + t * 3.4, look));
  }
}

/** A river or road that comes nearer: from a point on the horizon to the foot of the picture, widening. */
export function river(canvas: Canvas, [x, y]: Point, color: string, bright: string, width = 150): void {
  const { random, height } = canvas;
  const [drift, base] = [random.between(-1.6, 1.6), height + 30];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= 8; step++) {
    const t = step / 8;
    const cx = x + Math.sin(t * 6 + drift) * 140 * t ** 0.8 + drift * 40 * t;
    const [w, py] = [3 + width * t ** 1.7, y + (base - y) * t ** 1.3];
    left.push([cx - w, py]);
    right.unshift([cx + w, py]);
  }
  canvas.add(path(smooth([...left, ...right], true), { fill: canvas.gradient([0, bright], [1, color]) }));
}

export function grass(canvas: Canvas, y: number, color: string, count = 150, height = 60): void {
  const { random, width } = canvas;
  let d = '';
  for (let index = 0; index < count; index++) {
    const [x, h, lean] = [random.between(-10, width + 10), random.between(0.35, 1) * height, random.between(-18, 18)];
    const foot = y + random.between(-8, 26);
    d += `M${n(x - 3)} ${n(foot)}Q${n(x)} ${n(foot - h * 0.6)} ${n(x + lean)} ${n(foot - h)}Q${n(x + 3)} ${n(foot - h * 0.5)} ${n(x + 4)} ${n(foot)}Z`;
  }
  canvas.add(path(d, { fill: color }));
}

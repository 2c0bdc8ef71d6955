import type { Canvas } from '../Canvas.js';
import { hill, mist, ridge } from '../elements/land.js';
import { pines } from '../elements/plants.js';
import { birds, clouds, cumulus, halo, moon, sky, stars, sun } from '../elements/sky.js';
import { balloon } from '../elements/things.js';
import { circle, ellipse, n, path, smooth, stroke, type Point } from '../svg.js';

/** Heaped clouds and balloons. */
export function skies(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.9);
  if (palette.isDark) {
    stars(canvas, 150, 0.7);
    moon(canvas, [w * 0.76, h * 0.18], 80);
  } else sun(canvas, [w * random.between(0.6, 0.8), h * 0.2], 75, 3);
  const far: Point[] = [
    [0.15, 0.34],
    [0.84, 0.44],
    [0.45, 0.26],
  ];
  for (const [x, y] of far) cumulus(canvas, [w * x, h * y], random.between(60, 90), palette.mid, palette.low);
  clouds(canvas, h * 0.5, 5, palette.light, 0.35);
  const colors = [palette.accent, palette.light, palette.middle] as const;
  balloon(canvas, [w * random.between(0.34, 0.46), h * 0.4], random.between(130, 165), colors);
  balloon(canvas, [w * random.between(0.7, 0.8), h * 0.56], random.between(56, 72), [
    palette.middle,
    palette.low,
    palette.accent,
  ]);
  balloon(canvas, [w * random.between(0.1, 0.2), h * 0.62], random.between(34, 46), [
    palette.near,
    palette.accent,
    palette.light,
  ]);
  birds(canvas, [w * 0.6, h * 0.3], 6, palette.near);
  ridge(canvas, h * 0.88, 60, palette.far, { foot: palette.low });
  mist(canvas, h * 0.9, 6, palette.low, 0.5);
  hill(canvas, h * 0.96, 16, palette.middle);
  pines(canvas, h * 1.01, Math.round(w / 26), [40, 90], palette.near);
}

/** Planets, one with rings. */
export function space(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  canvas.fill(canvas.gradient([0, palette.near], [0.6, palette.high], [1, palette.middle]));
  for (let index = 0; index < 5; index++)
    halo(
      canvas,
      [w * random.next(), h * random.next()],
      random.between(240, 460),
      random.pick([palette.mid, palette.far, palette.accent]),
      0.3,
    );
  stars(canvas, 330, 1);
  const at: Point = [w * random.between(0.4, 0.6), h * random.between(0.4, 0.56)];
  planet(canvas, at, random.between(180, 240), [palette.mid, palette.low, palette.accent], true);
  planet(
    canvas,
    [w * random.between(0.12, 0.22), h * random.between(0.74, 0.86)],
    random.between(54, 84),
    [palette.accent, palette.light, palette.far],
    false,
  );
  planet(
    canvas,
    [w * random.between(0.78, 0.88), h * random.between(0.14, 0.24)],
    random.between(34, 56),
    [palette.light, palette.low, palette.mid],
    false,
  );
}

function planet(
  canvas: Canvas,
  [x, y]: Point,
  r: number,
  colors: readonly [string, string, string],
  isRinged: boolean,
): void {
  const { random } = canvas;
  const tilt = `rotate(${n(random.between(-28, -12))} ${n(x)} ${n(y)})`;
  const ring = (sweep: 0 | 1): string => {
    const arcs = [1.55, 1.78, 1.96].map((k, index) =>
      stroke(
        `M${n(x - r * k)} ${n(y)}A${n(r * k)} ${n(r * k * 0.25)} 0 0 ${sweep} ${n(x + r * k)} ${n(y)}`,
        colors[(index + 1) % 3] ?? colors[0],
        r * (0.13 - index * 0.035),
        { opacity: 0.9 - index * 0.2 },
      ),
    );
    return `<g transform="${tilt}">${arcs.join('')}</g>`;
  };
  if (isRinged) canvas.add(ring(1));
  const clip = canvas.clip(circle(x, y, r, {}));
  const bands = Array.from({ length: 7 }, (_, index) => {
    const by = y - r + (r * 2 * (index + random.between(0.1, 0.5))) / 7;
    const color = colors[index % 3] ?? colors[0];
    const edge = smooth([
      [x - r, by],
      [x - r * 0.4, by + r * 0.06],
      [x + r * 0.3, by - r * 0.05],
      [x + r, by + r * 0.03],
    ]);
    return stroke(edge, color, r * random.between(0.06, 0.2), { opacity: 0.75 });
  });
  canvas.add(
    circle(x, y, r * 1.5, { fill: canvas.glow(colors[1], 0.35) }),
    circle(x, y, r, { fill: colors[0] }),
    `<g clip-path="${clip}"><g transform="${tilt}">${bands.join('')}</g></g>`,
    circle(x, y, r, {
      fill: canvas.radial(
        [
          [0, '#FFFFFF', 0.22],
          [0.45, '#FFFFFF', 0],
          [0.75, '#000000', 0.2],
          [1, '#000000', 0.62],
        ],
        [0.32, 0.3],
        0.85,
      ),
    }),
  );
  if (isRinged) canvas.add(ring(0));
}

/** Curtains of northern light. */
export function aurora(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  canvas.fill(canvas.gradient([0, palette.high], [0.8, palette.middle], [1, palette.far]));
  stars(canvas, 240, 0.8);
  for (const [color, shift] of [
    [palette.light, 0.42],
    ['#5FE3A1', 0.5],
    [palette.accent, 0.36],
  ] as const) {
    const [phase, fade] = [random.between(0, 6), canvas.gradient([0, color, 0], [0.75, color, 0.8], [1, color, 0])];
    for (let x = -20; x < w + 20; x += 7) {
      const foot = h * (shift + 0.1 * Math.sin(x / 170 + phase) + 0.05 * Math.sin(x / 61 + phase * 2));
      const tall = h * random.between(0.2, 0.42);
      canvas.add(
        path(`M${n(x)} ${n(foot)}v${n(-tall)}h8v${n(tall)}Z`, { fill: fade, opacity: random.between(0.1, 0.5) }),
      );
    }
  }
  ridge(canvas, h * 0.72, 90, palette.middle, { foot: palette.high, snow: palette.low });
  canvas.add(ellipse(w / 2, h * 0.8, w, 60, { fill: canvas.glow('#5FE3A1', 0.25) }));
  pines(canvas, h * 0.86, Math.round(w / 16), [60, 160], palette.near);
  hill(canvas, h * 0.9, 16, palette.near);
  pines(canvas, h * 1.02, Math.round(w / 40), [160, 300], palette.near);
}

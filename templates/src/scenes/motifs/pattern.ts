import type { Canvas } from '../Canvas.js';
import { circle, disc, n, path, polygon, rect, star, stroke, type Point } from '../svg.js';

/** An ornament that fills everything: scales, tiles, rosettes or a quilt. */
export function pattern(canvas: Canvas): void {
  const { palette, random } = canvas;
  canvas.fill(palette.near);
  random.pick([scales, tiles, rosettes, quilt])(canvas);
}

function colorsOf({ palette }: Canvas): readonly [string, string, string, string, string] {
  return [palette.far, palette.low, palette.accent, palette.light, palette.middle];
}

/** Seigaiha: waves of rings. */
function scales(canvas: Canvas): void {
  const { width: w, height: h, random } = canvas;
  const colors = colorsOf(canvas);
  const r = random.between(70, 105);
  let row = 0;
  for (let y = 0; y < h + r * 2; y += r * 0.5, row++)
    for (let x = row % 2 ? 0 : -r; x < w + r; x += r * 2) {
      const tone = random.whole(0, 4);
      [1, 0.76, 0.52, 0.28].forEach((k, ring) =>
        canvas.add(
          circle(x, y, r * k, { fill: ring % 2 ? canvas.palette.near : (colors[(tone + ring) % 5] ?? colors[0]) }),
        ),
      );
    }
}

/** Quarter rings that meet at the edges, turned by chance. */
function tiles(canvas: Canvas): void {
  const { width: w, height: h, random, palette } = canvas;
  const size = random.between(110, 160);
  const colors = colorsOf(canvas);
  canvas.fill(palette.low);
  for (let y = 0; y < h; y += size)
    for (let x = 0; x < w; x += size) {
      const [color, other] = [random.pick(colors), random.pick(colors)];
      const turn = random.whole(0, 3) * 90;
      const arc = (k: number): string =>
        `M${n(x)} ${n(y)}h${n(size * k)}a${n(size * k)} ${n(size * k)} 0 0 1 ${n(-size * k)} ${n(size * k)}Z`;
      const shapes = [
        rect(x, y, size + 0.6, size + 0.6, { fill: color }),
        path(arc(1), { fill: other }),
        path(arc(0.66), { fill: palette.near }),
        path(arc(0.33), { fill: palette.light }),
      ];
      canvas.add(`<g transform="rotate(${turn} ${n(x + size / 2)} ${n(y + size / 2)})">${shapes.join('')}</g>`);
    }
}

/** Guilloche: turned ellipses about a middle, and a border of small ones. */
function rosettes(canvas: Canvas): void {
  const { width: w, height: h, random, palette } = canvas;
  const [x, y] = [w / 2, h / 2];
  canvas.fill(
    canvas.radial(
      [
        [0, palette.middle],
        [1, palette.near],
      ],
      [0.5, 0.5],
      0.75,
    ),
  );
  let lattice = '';
  for (let at = -h; at < w + h; at += 34) lattice += `M${n(at)} 0l${h} ${h}M${n(at)} 0l${-h} ${h}`;
  canvas.add(stroke(lattice, palette.far, 2, { opacity: 0.55 }));
  const R = Math.min(w, h) * 0.42;
  canvas.add(
    circle(x, y, R * 1.06, { fill: palette.near }),
    circle(x, y, R * 1.06, { fill: 'none', stroke: palette.light, 'stroke-width': 5 }),
  );
  [
    [0.98, 0.34, palette.low],
    [0.78, 0.42, palette.accent],
    [0.5, 0.2, palette.light],
  ].forEach(([k, flat, color], ring) => {
    const count = 18 + ring * 6;
    for (let index = 0; index < count; index++)
      canvas.add(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(R * Number(k))}" ry="${n(R * Number(k) * Number(flat))}" fill="none" stroke="${String(color)}" stroke-width="2.2" opacity=".8" transform="rotate(${n((180 / count) * index)} ${n(x)} ${n(y)})"/>`,
      );
  });
  canvas.add(
    path(star(x, y, R * 0.24, R * 0.11, random.pick([6, 8, 12])), { fill: palette.accent }),
    circle(x, y, R * 0.07, { fill: palette.light }),
  );
}

/** Blocks of triangles, as quilts have them. */
function quilt(canvas: Canvas): void {
  const { width: w, height: h, random, palette } = canvas;
  canvas.fill(palette.light);
  const size = random.between(190, 250);
  const colors = colorsOf(canvas);
  for (let y = 0; y < h; y += size)
    for (let x = 0; x < w; x += size) {
      const [a, b] = [random.pick(colors), random.pick(colors)];
      const [cx, cy, half] = [x + size / 2, y + size / 2, size / 2];
      const corner = (sx: number, sy: number): readonly Point[] => [
        [cx + sx * half, cy + sy * half],
        [cx, cy + sy * half],
        [cx + sx * half, cy],
      ];
      canvas.add(
        rect(x, y, size, size, { fill: palette.low }),
        path(star(cx, cy, half * 0.98, half * 0.42, 8), { fill: a }),
      );
      for (const [sx, sy] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const)
        canvas.add(path(polygon(corner(sx, sy)), { fill: b, opacity: 0.85 }));
      canvas.add(
        path(disc(cx, cy, half * 0.26), { fill: palette.near }),
        path(star(cx, cy, half * 0.2, half * 0.08, 6), { fill: palette.light }),
      );
    }
}

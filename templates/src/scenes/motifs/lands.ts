import { OVERDRAW, type Canvas } from '../Canvas.js';
import { grass, hill, mist, ridge, river } from '../elements/land.js';
import { leafyTree, pines } from '../elements/plants.js';
import { birds, clouds, cumulus, moon, sky, stars, sun } from '../elements/sky.js';
import { flower, rock } from '../elements/things.js';
import { n, path, polygon, smooth, stroke, type Point } from '../svg.js';

function lightAt(canvas: Canvas, at: Point, r: number): void {
  if (canvas.palette.isDark) {
    stars(canvas, 130, 0.5);
    moon(canvas, at, r);
  } else sun(canvas, at, r, canvas.random.whole(0, 3));
}

/** Dunes, each with a lit and a dark side; a cactus or a far pyramid. */
export function desert(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.58);
  lightAt(canvas, [w * random.between(0.25, 0.75), h * 0.27], random.between(75, 130));
  ridge(canvas, h * 0.54, 30, palette.far, { foot: palette.low });
  const colors = [palette.low, palette.far, palette.middle, palette.near];
  colors.forEach((dark, row) =>
    dune(canvas, h * (0.6 + row * 0.1), 46 + row * 18, colors[row - 1] ?? palette.low, dark),
  );
  birds(canvas, [w * 0.6, h * 0.35], 4, palette.near);
}

function dune(canvas: Canvas, y: number, height: number, bright: string, dark: string): void {
  const { width: w, height: h, random } = canvas;
  const peaks = random.whole(1, 2);
  const crest: Point[] = [[-OVERDRAW * 4, y + height * 0.4]];
  for (let index = 0; index < peaks; index++) {
    const x = w * ((index + random.between(0.3, 0.7)) / peaks);
    crest.push([x, y - height], [x + w * 0.2, y + height * random.between(0.2, 0.7)]);
  }
  crest.push([w + OVERDRAW * 4, y + height * random.between(-0.3, 0.4)]);
  const line = smooth(crest);
  const whole = `${line}L${w + 90} ${h + 30}L-90 ${h + 30}Z`;
  canvas.add(path(whole, { fill: canvas.gradient([0, bright], [1, dark]) }));
  const clip = canvas.clip(path(whole, {}));
  for (let index = 1; index < crest.length - 1; index += 2) {
    const [x, top] = crest[index] ?? [0, 0];
    canvas.add(
      path(
        `M${n(x)} ${n(top)}Q${n(x - 60)} ${n(top + height)} ${n(x + w * 0.05)} ${n(h + 30)}L${n(x + w * 0.62)} ${n(h + 30)}Q${n(x + w * 0.2)} ${n(top + height * 0.9)} ${n(x)} ${n(top)}Z`,
        { fill: canvas.gradient([0, dark, 0.9], [0.55, dark, 0]), 'clip-path': clip },
      ),
    );
  }
}

/** Furrows that run to the horizon; flowers in front. */
export function fields(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.55);
  lightAt(canvas, [w * random.between(0.25, 0.75), h * 0.24], random.between(60, 105));
  if (!palette.isDark) cumulus(canvas, [w * random.between(0.2, 0.8), h * 0.38], 85, palette.mid, palette.light);
  hill(canvas, h * 0.5, 26, palette.far, palette.low);
  pines(canvas, h * 0.53, Math.round(w / 30), [16, 40], palette.middle);
  hill(canvas, h * 0.56, 20, palette.middle, palette.far);
  furrows(canvas, h * 0.6);
  leafyTree(canvas, [w * random.pick([0.2, 0.78]), h * 0.66], h * 0.26, palette.middle, palette.accent);
  meadow(canvas, h * 1.02, 16, [110, 280]);
}

function furrows(canvas: Canvas, y: number): void {
  const { width: w, height: h, palette, random } = canvas;
  const vanishing = w * random.between(0.3, 0.7);
  canvas.add(
    path(`M-20 ${n(y)}H${w + 20}V${h + 20}H-20Z`, { fill: canvas.gradient([0, palette.far], [1, palette.middle]) }),
  );
  for (let index = -16; index <= 16; index++) {
    const color = index % 2 === 0 ? palette.middle : palette.low;
    const [x1, x2] = [vanishing + index * w * 0.12, vanishing + (index + 1) * w * 0.12];
    canvas.add(
      path(
        polygon([
          [vanishing + index * 9, y],
          [vanishing + (index + 1) * 9, y],
          [x2, h + 20],
          [x1, h + 20],
        ]),
        { fill: color, opacity: 0.5 },
      ),
    );
  }
}

/** Flowers and grass along the foot of the picture. */
export function meadow(canvas: Canvas, y: number, count: number, sizes: Point): void {
  const { width: w, palette, random } = canvas;
  grass(canvas, y, palette.near, Math.round(w / 6), sizes[0]);
  for (let index = 0; index < count; index++) {
    const petal = random.pick([palette.accent, palette.light, palette.low, palette.mid]);
    flower(
      canvas,
      [((index + random.next()) / count) * w, y],
      random.between(...sizes),
      petal,
      palette.accent === petal ? palette.light : palette.accent,
      palette.near,
    );
  }
  grass(canvas, y + 6, palette.near, Math.round(w / 10), sizes[0] * 0.7);
}

/** A road that winds to far hills. */
export function road(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  sky(canvas, 0.58);
  const x = w * random.between(0.4, 0.6);
  lightAt(canvas, [x, h * 0.3], 95);
  clouds(canvas, h * 0.22, 5, palette.low, 0.4);
  ridge(canvas, h * 0.52, 90, palette.far, { foot: palette.low });
  hill(canvas, h * 0.58, 26, palette.middle, palette.far);
  mist(canvas, h * 0.6, 5, palette.low, 0.35);
  hill(canvas, h * 0.63, 10, palette.near, palette.middle);
  river(canvas, [x, h * 0.63], palette.low, palette.light, 210);
  for (let index = 0; index < 7; index++) {
    const t = (index + 1) / 7;
    const [px, py, ph] = [x + w * (0.06 + 0.42 * t ** 1.6), h * (0.63 + 0.32 * t ** 1.5), 30 + 300 * t ** 1.6];
    canvas.add(
      stroke(`M${n(px)} ${n(py)}v${n(-ph)}m${n(-ph * 0.13)} ${n(ph * 0.12)}h${n(ph * 0.26)}`, palette.near, 2 + 6 * t),
    );
  }
  pines(canvas, h * 0.7, 14, [60, 150], palette.near, [x, w * 0.3]);
  for (let index = 0; index < 4; index++)
    rock(
      canvas,
      [random.between(0, w * 0.3), h * random.between(0.9, 1)],
      random.between(80, 170),
      palette.near,
      palette.far,
    );
  grass(canvas, h, palette.near, Math.round(w / 10), 90);
}

import type { Canvas } from '../Canvas.js';
import { flower } from '../elements/things.js';
import { circle, disc, n, path, stroke, type Point } from '../svg.js';
import { meadow } from './lands.js';

/** Flowers seen from among them, a large pale sun behind. */
export function garden(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  canvas.fill(canvas.gradient([0, palette.mid], [0.7, palette.low], [1, palette.far]));
  canvas.add(circle(w * random.between(0.4, 0.6), h * 0.42, h * 0.33, { fill: palette.light, opacity: 0.75 }));
  sprays(canvas, palette.far, h * 1.02, h * 0.62, 7);
  const petals = [palette.accent, palette.light, palette.middle, palette.high] as const;
  for (let index = 0; index < 9; index++) {
    const x = w * ((index + random.between(0.15, 0.85)) / 9);
    const petal = random.pick(petals);
    flower(
      canvas,
      [x, h * 1.03],
      h * random.between(0.38, 0.8),
      petal,
      petal === palette.accent ? palette.light : palette.accent,
      palette.middle,
    );
  }
  sprays(canvas, palette.near, h * 1.02, h * 0.42, 6);
  meadow(canvas, h * 1.04, 8, [140, 270]);
  butterflies(canvas);
}

/** Stems with leaves in pairs. */
function sprays(canvas: Canvas, color: string, foot: number, height: number, count: number): void {
  const { random, width } = canvas;
  for (let index = 0; index < count; index++) {
    const [x, tall, lean] = [random.between(0, width), height * random.between(0.6, 1), random.between(-80, 80)];
    const at = (t: number): Point => [x + lean * t * t, foot - tall * t];
    let leaves = '';
    for (let leaf = 2; leaf < 13; leaf++) {
      const [lx, ly] = at(leaf / 13);
      const l = tall * 0.15 * (1.1 - leaf / 16);
      for (const side of [-1, 1])
        leaves += `M${n(lx)} ${n(ly)}q${n(side * l * 0.35)} ${n(-l * 0.75)} ${n(side * l)} ${n(-l * 0.7)}q${n(-side * l * 0.2)} ${n(l * 0.65)} ${n(-side * l)} ${n(l * 0.7)}Z`;
    }
    const [ex, ey] = at(1);
    canvas.add(
      stroke(`M${n(x)} ${n(foot)}Q${n(x)} ${n(foot - tall * 0.5)} ${n(ex)} ${n(ey)}`, color, 5),
      path(leaves, { fill: color }),
    );
  }
}

function butterflies(canvas: Canvas): void {
  const { random, width: w, height: h, palette } = canvas;
  for (let index = 0; index < 3; index++) {
    const [x, y, s] = [w * random.between(0.15, 0.85), h * random.between(0.1, 0.34), random.between(18, 34)];
    const wings = `M${n(x)} ${n(y)}c${n(s * 0.3)} ${n(-s)} ${n(s * 1.3)} ${n(-s)} ${n(s * 1.1)} ${n(-s * 0.1)}c${n(s * 0.1)} ${n(s * 0.7)} ${n(-s * 0.8)} ${n(s * 0.8)} ${n(-s * 1.1)} ${n(s * 0.1)}c${n(-s * 0.3)} ${n(s * 0.7)} ${n(-s * 1.2)} ${n(s * 0.6)} ${n(-s * 1.1)} ${n(-s * 0.1)}c${n(-s * 0.2)} ${n(-s * 0.9)} ${n(s * 0.8)} ${n(-s * 0.9)} ${n(s * 1.1)} ${n(s * 0.1)}Z`;
    canvas.add(
      path(wings, { fill: palette.accent, transform: `rotate(${n(random.between(-30, 30))} ${n(x)} ${n(y)})` }),
      path(disc(x, y, s * 0.1), { fill: palette.near }),
    );
  }
}

import type { Canvas } from '../Canvas.js';
import { hill, ridge } from '../elements/land.js';
import { halo } from '../elements/sky.js';
import { fish, rock } from '../elements/things.js';
import { circle, ellipse, n, path, polygon, stroke, type Point } from '../svg.js';

/** Below the waves: light from above, fish, weed; now and then a jellyfish. */
export function underwater(canvas: Canvas): void {
  const { width: w, height: h, palette, random } = canvas;
  canvas.fill(canvas.gradient([0, palette.mid], [0.4, palette.far], [1, palette.near]));
  const x = w * random.between(0.3, 0.7);
  halo(canvas, [x, -h * 0.05], h * 0.75, palette.light, 0.75);
  rays(canvas, x);
  ridge(canvas, h * 0.78, 50, palette.middle, { foot: palette.near });
  school(canvas);
  if (random.chance(0.45)) jellyfish(canvas, [w * random.pick([0.24, 0.76]), h * random.between(0.28, 0.4)], 95);
  const size = random.between(120, 170);
  fish(
    canvas,
    [w * random.between(0.4, 0.6), h * random.between(0.48, 0.6)],
    size * random.pick([-1, 1]),
    palette.accent,
    palette.light,
  );
  weeds(canvas, 9, palette.middle, h * 0.9, 300);
  hill(canvas, h * 0.9, 20, palette.near);
  for (let index = 0; index < 6; index++)
    rock(
      canvas,
      [random.between(0, w), h * random.between(0.92, 1)],
      random.between(80, 190),
      palette.near,
      palette.far,
    );
  corals(canvas);
  weeds(canvas, 6, palette.near, h * 1.02, 380);
  bubbles(canvas);
}

function rays(canvas: Canvas, x: number): void {
  const { random, height, palette } = canvas;
  const fill = canvas.gradient([0, palette.light, 0.3], [1, palette.light, 0]);
  for (let index = 0; index < 7; index++) {
    const foot = x + random.between(-1, 1) * height * 0.75;
    const points: Point[] = [
      [x - 30, -40],
      [x + 30, -40],
      [foot + random.between(50, 120), height * 0.9],
      [foot - 30, height * 0.9],
    ];
    canvas.add(path(polygon(points), { fill, opacity: random.between(0.25, 0.6) }));
  }
}

/** Small fish that swim the same way. */
function school(canvas: Canvas): void {
  const { random, width: w, height: h, palette } = canvas;
  const [x, y, way] = [w * random.between(0.25, 0.75), h * random.between(0.2, 0.4), random.pick([-1, 1])];
  for (let index = 0; index < 16; index++)
    fish(
      canvas,
      [x + random.between(-230, 230), y + random.between(-90, 90)],
      way * random.between(24, 42),
      palette.low,
      palette.light,
    );
}

function jellyfish(canvas: Canvas, [x, y]: Point, r: number): void {
  const { random, palette } = canvas;
  canvas.add(circle(x, y, r * 2.2, { fill: canvas.glow(palette.light, 0.45) }));
  for (let index = 0; index < 9; index++) {
    const tx = x + r * (-0.72 + (1.44 * index) / 8);
    const sway = random.between(-30, 30);
    const long = r * random.between(1.5, 2.8);
    canvas.add(
      stroke(
        `M${n(tx)} ${n(y)}C${n(tx + sway)} ${n(y + long * 0.35)} ${n(tx - sway)} ${n(y + long * 0.7)} ${n(tx + sway)} ${n(y + long)}`,
        palette.light,
        random.between(1.6, 4),
        { opacity: 0.65 },
      ),
    );
  }
  const bell = `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 1.35)} ${n(x + r)} ${n(y - r * 1.35)} ${n(x + r)} ${n(y)}Q${n(x + r * 0.75)} ${n(y - r * 0.2)} ${n(x + r * 0.5)} ${n(y)}T${n(x)} ${n(y)}T${n(x - r * 0.5)} ${n(y)}T${n(x - r)} ${n(y)}Z`;
  canvas.add(
    path(bell, { fill: canvas.gradient([0, palette.light, 0.95], [1, palette.accent, 0.75]) }),
    ellipse(x - r * 0.3, y - r * 0.6, r * 0.22, r * 0.3, { fill: '#FFFFFF', opacity: 0.35 }),
  );
}

function weeds(canvas: Canvas, count: number, color: string, foot: number, height: number): void {
  const { random, width } = canvas;
  for (let index = 0; index < count; index++) {
    const [x, tall, sway] = [random.between(0, width), random.between(0.4, 1) * height, random.between(-46, 46)];
    let d = `M${n(x)} ${n(foot)}C${n(x + sway)} ${n(foot - tall * 0.35)} ${n(x - sway)} ${n(foot - tall * 0.65)} ${n(x + sway * 0.6)} ${n(foot - tall)}`;
    for (let leaf = 1; leaf < 8; leaf++) {
      const [ly, side] = [foot - (tall * leaf) / 8.5, leaf % 2 ? 1 : -1];
      const lx = x + sway * Math.sin((leaf / 8) * Math.PI) * 0.4;
      d += `M${n(lx)} ${n(ly)}q${n(side * 26)} ${n(-10)} ${n(side * 40)} ${n(-34)}`;
    }
    canvas.add(stroke(d, color, 8));
  }
}

function corals(canvas: Canvas): void {
  const { random, width, height, palette } = canvas;
  for (let index = 0; index < 5; index++) {
    const [x, y, s] = [random.between(0, width), height * 0.98, random.between(60, 120)];
    const color = random.pick([palette.accent, palette.mid, palette.light]);
    let d = '';
    const grow = (bx: number, by: number, angle: number, length: number, depth: number): void => {
      const [ex, ey] = [bx + Math.sin(angle) * length, by - Math.cos(angle) * length];
      d += `M${n(bx)} ${n(by)}L${n(ex)} ${n(ey)}`;
      if (depth > 0)
        for (const turn of [-0.5, 0.1, 0.55])
          grow(ex, ey, angle + turn + random.between(-0.15, 0.15), length * 0.68, depth - 1);
    };
    grow(x, y, random.between(-0.15, 0.15), s * 0.6, 3);
    canvas.add(stroke(d, color, s * 0.07, { opacity: 0.9 }));
  }
}

function bubbles(canvas: Canvas): void {
  const { random, width, height } = canvas;
  for (let index = 0; index < 26; index++) {
    const [x, y, r] = [random.between(0, width), random.between(0.05, 0.9) * height, random.between(3, 13)];
    canvas.add(
      circle(x, y, r, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 1.8, opacity: 0.5 }),
      circle(x - r * 0.35, y - r * 0.35, r * 0.22, { fill: '#FFFFFF', opacity: 0.7 }),
    );
  }
}

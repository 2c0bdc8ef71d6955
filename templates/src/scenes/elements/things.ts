import type { Canvas } from '../Canvas.js';
import { circle, ellipse, n, path, polygon, stroke, type Point } from '../svg.js';

/** A sailing boat, the middle of its waterline at x, y. */
export function boat(canvas: Canvas, [x, y]: Point, size: number): void {
  const { palette } = canvas;
  const s = size;
  canvas.add(
    ellipse(x, y + s * 0.13, s * 0.75, s * 0.045, { fill: palette.near, opacity: 0.35 }),
    path(
      `M${n(x - s * 0.55)} ${n(y - s * 0.1)}H${n(x + s * 0.6)}Q${n(x + s * 0.45)} ${n(y + s * 0.12)} ${n(x + s * 0.25)} ${n(y + s * 0.13)}H${n(x - s * 0.32)}Q${n(x - s * 0.5)} ${n(y + s * 0.1)} ${n(x - s * 0.55)} ${n(y - s * 0.1)}Z`,
      { fill: palette.near },
    ),
    stroke(`M${n(x)} ${n(y - s * 0.1)}V${n(y - s * 1.15)}`, palette.near, s * 0.035),
    path(
      `M${n(x + s * 0.04)} ${n(y - s * 1.08)}Q${n(x + s * 0.6)} ${n(y - s * 0.6)} ${n(x + s * 0.52)} ${n(y - s * 0.2)}H${n(x + s * 0.04)}Z`,
      { fill: '#FFF8EA' },
    ),
    path(
      `M${n(x - s * 0.05)} ${n(y - s * 0.95)}Q${n(x - s * 0.38)} ${n(y - s * 0.5)} ${n(x - s * 0.42)} ${n(y - s * 0.2)}H${n(x - s * 0.05)}Z`,
      { fill: palette.accent },
    ),
  );
}

/** A hot-air balloon of gores in three colours. */
export function balloon(canvas: Canvas, [x, y]: Point, r: number, colors: readonly [string, string, string]): void {
  const shape = (k: number): string =>
    `M${n(x)} ${n(y - r)}C${n(x + 1.18 * r * k)} ${n(y - r)} ${n(x + 1.3 * r * k)} ${n(y + r * 0.35)} ${n(x + 0.24 * r * k)} ${n(y + r * 1.2)}H${n(x - 0.24 * r * k)}C${n(x - 1.3 * r * k)} ${n(y + r * 0.35)} ${n(x - 1.18 * r * k)} ${n(y - r)} ${n(x)} ${n(y - r)}Z`;
  canvas.add(
    stroke(
      `M${n(x - r * 0.22)} ${n(y + r * 1.18)}L${n(x - r * 0.14)} ${n(y + r * 1.55)}M${n(x + r * 0.22)} ${n(y + r * 1.18)}L${n(x + r * 0.14)} ${n(y + r * 1.55)}`,
      canvas.palette.near,
      Math.max(1.5, r * 0.02),
    ),
    path(`M${n(x - r * 0.17)} ${n(y + r * 1.52)}h${n(r * 0.34)}l${n(-r * 0.04)} ${n(r * 0.27)}h${n(-r * 0.26)}Z`, {
      fill: canvas.palette.near,
    }),
    path(shape(1), { fill: colors[0] }),
    path(shape(0.68), { fill: colors[1] }),
    path(shape(0.3), { fill: colors[2] }),
    path(shape(1), { fill: canvas.across([0, '#FFFFFF', 0.22], [0.5, '#FFFFFF', 0], [1, '#000000', 0.22]) }),
  );
}

/** A fish that swims to the right; negative sizes swim left. */
export function fish(canvas: Canvas, [x, y]: Point, size: number, color: string, stripe: string): void {
  const [s, h] = [size, Math.abs(size)];
  canvas.add(
    path(
      `M${n(x - s * 0.45)} ${n(y)}L${n(x - s * 0.85)} ${n(y - h * 0.3)}Q${n(x - s * 0.7)} ${n(y)} ${n(x - s * 0.85)} ${n(y + h * 0.3)}Z`,
      { fill: stripe },
    ),
    path(
      `M${n(x - s * 0.1)} ${n(y - h * 0.28)}Q${n(x - s * 0.15)} ${n(y - h * 0.6)} ${n(x - s * 0.4)} ${n(y - h * 0.5)}L${n(x - s * 0.3)} ${n(y - h * 0.15)}Z`,
      { fill: stripe },
    ),
    path(
      `M${n(x + s * 0.6)} ${n(y)}C${n(x + s * 0.4)} ${n(y - h * 0.42)} ${n(x - s * 0.2)} ${n(y - h * 0.46)} ${n(x - s * 0.55)} ${n(y)}C${n(x - s * 0.2)} ${n(y + h * 0.46)} ${n(x + s * 0.4)} ${n(y + h * 0.42)} ${n(x + s * 0.6)} ${n(y)}Z`,
      { fill: color },
    ),
    path(
      `M${n(x + s * 0.16)} ${n(y - h * 0.31)}Q${n(x + s * 0.02)} ${n(y)} ${n(x + s * 0.16)} ${n(y + h * 0.31)}Q${n(x + s * 0.06)} ${n(y + h * 0.36)} ${n(x)} ${n(y + h * 0.33)}Q${n(x - s * 0.12)} ${n(y)} ${n(x)} ${n(y - h * 0.33)}Z`,
      { fill: stripe, opacity: 0.8 },
    ),
    circle(x + s * 0.38, y - h * 0.08, h * 0.065, { fill: '#FFFDF5' }),
    circle(x + s * 0.39, y - h * 0.08, h * 0.035, { fill: '#10202B' }),
  );
}

/** A flower on a stem: petals about a disc; the foot of the stem at x, y. */
export function flower(canvas: Canvas, [x, y]: Point, h: number, petal: string, heart: string, leaf: string): void {
  const { random } = canvas;
  const lean = random.between(-0.2, 0.2) * h;
  const [hx, hy, r] = [x + lean, y - h, Math.min(h, 420) * random.between(0.15, 0.19)];
  canvas.add(stroke(`M${n(x)} ${n(y)}Q${n(x)} ${n(y - h * 0.6)} ${n(hx)} ${n(hy)}`, leaf, Math.max(2.5, h * 0.022)));
  const l = Math.min(h, 330);
  for (const side of [-1, 1]) {
    const at = random.between(0.3, 0.55);
    const [lx, ly] = [x + lean * at * at, y - h * at];
    canvas.add(
      path(
        `M${n(lx)} ${n(ly)}q${n(side * l * 0.14)} ${n(-l * 0.17)} ${n(side * l * 0.28)} ${n(-l * 0.1)}q${n(-side * l * 0.1)} ${n(l * 0.14)} ${n(-side * l * 0.28)} ${n(l * 0.1)}Z`,
        { fill: leaf },
      ),
    );
  }
  const petals = random.pick([5, 6, 8, 11]);
  const turn = random.between(0, 360);
  for (let index = 0; index < petals; index++) {
    const angle = turn + (360 / petals) * index;
    canvas.add(
      ellipse(hx, hy - r * 0.72, (r * 2.3) / petals + r * 0.12, r * 0.66, {
        fill: petal,
        opacity: 0.93,
        transform: `rotate(${n(angle)} ${n(hx)} ${n(hy)})`,
      }),
    );
  }
  canvas.add(
    circle(hx, hy, r * 0.36, { fill: heart }),
    circle(hx - r * 0.08, hy - r * 0.08, r * 0.2, { fill: '#FFFFFF', opacity: 0.25 }),
  );
}

/** A stone that light falls on from the left. */
export function rock(canvas: Canvas, [x, y]: Point, w: number, color: string, bright: string): void {
  const { random } = canvas;
  const h = w * random.between(0.45, 0.75);
  const top: Point = [x + random.between(-0.15, 0.1) * w, y - h];
  canvas.add(
    path(
      polygon([[x - w / 2, y + 6], [x - w * 0.4, y - h * 0.55], top, [x + w * 0.32, y - h * 0.7], [x + w / 2, y + 6]]),
      { fill: color },
    ),
    path(polygon([[x - w * 0.4, y - h * 0.55], top, [x - w * 0.02, y - h * 0.4], [x - w * 0.22, y - h * 0.1]]), {
      fill: bright,
      opacity: 0.4,
    }),
  );
}

// Drawing helpers for the art of the official designs. Everything is seeded or exact: the same call gives the same bytes.

/** Rounds for path data: 2 decimals of a design unit are 3 µm on a poker card. */
export const n2 = (value) => {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
};

export const at = (x, y) => `${n2(x)} ${n2(y)}`;

/** mulberry32: a small seeded generator of numbers in 0 … 1. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const range = (count) => Array.from({ length: count }, (_, index) => index);

/** A whole SVG document. @param attributes e.g. `fill="none"` on the root */
export const svg = (width, height, body, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n2(width)} ${n2(height)}"${attributes ? ` ${attributes}` : ''}>${body}</svg>`;

export const path = (d, attributes = '') => `<path d="${d}"${attributes ? ` ${attributes}` : ''}/>`;
export const circle = (cx, cy, r, attributes = '') =>
  `<circle cx="${n2(cx)}" cy="${n2(cy)}" r="${n2(r)}" ${attributes}/>`;
export const ellipse = (cx, cy, rx, ry, attributes = '') =>
  `<ellipse cx="${n2(cx)}" cy="${n2(cy)}" rx="${n2(rx)}" ry="${n2(ry)}" ${attributes}/>`;
export const rect = (x, y, width, height, attributes = '') =>
  `<rect x="${n2(x)}" y="${n2(y)}" width="${n2(width)}" height="${n2(height)}" ${attributes}/>`;
export const group = (attributes, body) => `<g ${attributes}>${body}</g>`;

export const polar = (cx, cy, radius, angle) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];

export const polygonPath = (points) => `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;

/** A star of `count` points, its first one straight up. */
export function starPath(cx, cy, outer, inner, count, turn = 0) {
  const points = range(count * 2).map((i) =>
    polar(cx, cy, i % 2 ? inner : outer, (Math.PI * i) / count - Math.PI / 2 + turn),
  );
  return polygonPath(points);
}

/** A star whose edges curve inwards, as in old prints. */
export function sparklePath(cx, cy, outer, pinch = 0.12, count = 4) {
  const tips = range(count).map((i) => polar(cx, cy, outer, (2 * Math.PI * i) / count - Math.PI / 2));
  const [first] = tips;
  const curves = tips.map((_, i) => {
    const [hx, hy] = polar(cx, cy, outer * pinch, (2 * Math.PI * (i + 0.5)) / count - Math.PI / 2);
    const [tx, ty] = tips[(i + 1) % count];
    return `Q${at(hx, hy)} ${at(tx, ty)}`;
  });
  return `M${at(first[0], first[1])}${curves.join('')}Z`;
}

/**
 * A closed curve given in polar form, as cubic Béziers with exact tangents.
 * @param radius of the angle @param slope its derivative
 */
export function polarCurve(cx, cy, radius, slope, segments) {
  const step = (2 * Math.PI) / segments;
  const sample = (angle) => {
    const r = radius(angle);
    const dr = slope(angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: cx + r * cos, y: cy + r * sin, dx: dr * cos - r * sin, dy: dr * sin + r * cos };
  };
  const points = range(segments + 1).map((i) => sample(i * step));
  const start = points[0];
  const curves = points.slice(1).map((to, i) => {
    const from = points[i];
    const k = step / 3;
    const c1 = at(from.x + from.dx * k, from.y + from.dy * k);
    const c2 = at(to.x - to.dx * k, to.y - to.dy * k);
    return `C${c1} ${c2} ${at(to.x, to.y)}`;
  });
  return `M${at(start.x, start.y)}${curves.join('')}Z`;
}

/**
 * Loops of a guilloche: one lobed ring, turned `loops` times within one lobe.
 * @param id unique within the drawing: the ring is written once and used again, which keeps templates small
 */
export function rosette(id, cx, cy, outer, { loops = 8, lobes = 12, depth = 0.2, attributes = '' } = {}) {
  const radius = (t) => outer * (1 - depth + depth * Math.cos(lobes * t));
  const slope = (t) => -outer * depth * lobes * Math.sin(lobes * t);
  const ring = path(polarCurve(cx, cy, radius, slope, lobes * 4), `id="${id}"`);
  const turns = range(loops - 1).map((j) => {
    const angle = (360 * (j + 1)) / (loops * lobes);
    return `<use href="#${id}" transform="rotate(${n2(angle)} ${at(cx, cy)})"/>`;
  });
  return group(`fill="none" ${attributes}`, ring + turns.join(''));
}

/** A sine as one smooth stroke, from x0 to x1. */
export function wavePath(y, amplitude, length, phase, x0, x1) {
  const omega = (2 * Math.PI) / length;
  const steps = Math.max(2, Math.ceil(((x1 - x0) / length) * 4));
  const step = (x1 - x0) / steps;
  const sample = (x) => ({
    x,
    y: y + amplitude * Math.sin(omega * x + phase),
    slope: amplitude * omega * Math.cos(omega * x + phase),
  });
  const points = range(steps + 1).map((i) => sample(x0 + i * step));
  const curves = points.slice(1).map((to, i) => {
    const from = points[i];
    return `C${at(from.x + step / 3, from.y + (from.slope * step) / 3)} ${at(to.x - step / 3, to.y - (to.slope * step) / 3)} ${at(to.x, to.y)}`;
  });
  return `M${at(points[0].x, points[0].y)}${curves.join('')}`;
}

/** The area under a wave, down to `base`. */
export const waveArea = (y, amplitude, length, phase, x0, x1, base) =>
  `${wavePath(y, amplitude, length, phase, x0, x1)}L${at(x1, base)}L${at(x0, base)}Z`;

/** Wedges from a centre, every other one left out. */
export function rays(cx, cy, reach, count, turn = 0) {
  const step = (2 * Math.PI) / count;
  return range(count)
    .filter((i) => i % 2 === 0)
    .map((i) => {
      const [ax, ay] = polar(cx, cy, reach, i * step + turn);
      const [bx, by] = polar(cx, cy, reach, (i + 1) * step + turn);
      return `M${at(cx, cy)}L${at(ax, ay)}L${at(bx, by)}Z`;
    })
    .join('');
}

/** A ring between two radii as one even-odd path. */
export const ringPath = (cx, cy, outer, inner) => {
  const disc = (r) =>
    `M${at(cx - r, cy)}a${n2(r)} ${n2(r)} 0 1 0 ${n2(2 * r)} 0a${n2(r)} ${n2(r)} 0 1 0 ${n2(-2 * r)} 0Z`;
  return disc(outer) + disc(inner);
};

/** A mountain ridge as an area down to `base`. */
export function ridgePath(y, amplitude, seed, width, base, count = 12) {
  const next = random(seed);
  const points = range(count + 1).map((i) => {
    const jitter = i > 0 && i < count ? (next() - 0.5) * (width / count) * 0.7 : 0;
    return [(width * i) / count + jitter, y + (next() - 0.5) * amplitude * 2];
  });
  return `M${at(0, base)}L${points.map(([px, py]) => at(px, py)).join('L')}L${at(width, base)}Z`;
}

/** A conifer standing on (x, y). */
export function pinePath(x, y, height) {
  const width = height * 0.36;
  const tiers = range(4).map((i) => {
    const top = y - height + height * 0.18 * i;
    const half = (width * (0.4 + 0.2 * i)) / 1.6;
    return `M${at(x, top)}L${at(x + half, top + height * 0.36)}L${at(x - half, top + height * 0.36)}Z`;
  });
  return `${tiers.join('')}M${at(x - 1, y - height * 0.2)}h2v${n2(height * 0.2)}h-2Z`;
}

export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;
/** Offset 0 … 1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** One decimal of a picture 1000 units wide: finer digits are only bytes. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export function el(name: string, attributes: Attributes, body = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  return body === '' ? `<${name}${written}/>` : `<${name}${written}>${body}</${name}>`;
}

export function path(d: string, attributes: Attributes): string {
  return el('path', { d, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return el('circle', { cx: n(cx), cy: n(cy), r: n(r), ...attributes });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): string {
  return el('ellipse', { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), ...attributes });
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): string {
  return el('rect', { x: n(x), y: n(y), width: n(width), height: n(height), ...attributes });
}

export function stroke(d: string, color: string, width: number, attributes: Attributes = {}): string {
  const line = { 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return path(d, { fill: 'none', stroke: color, ...line, ...attributes });
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A disc as part of a path, so that a thousand of them are one element. */
export function disc(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** A smooth curve through the points (Catmull-Rom turned into cubics). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d +=
      `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)}` +
      ` ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A point on a circle, degrees clockwise from twelve o'clock. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

export function star(cx: number, cy: number, outer: number, inner: number, points: number, turn = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(cx, cy, index % 2 ? inner : outer, turn + (180 * index) / points),
    ),
  );
}

export function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('');
}

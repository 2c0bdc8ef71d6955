// SVG as text. Two decimals of a design unit are 3 µm on a poker card.

export type Point = readonly [x: number, y: number];

export function n(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A drawing that may be cropped: what is outside the view box shows where the frame is longer. */
export const drawing = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}">${body}</svg>`;

export const fill = (token: string, opacity = 1): string =>
  `fill="var(--${token})"${opacity === 1 ? '' : ` fill-opacity="${n(opacity)}"`}`;
export const line = (token: string, width: number, opacity = 1): string =>
  `fill="none" stroke="var(--${token})" stroke-width="${n(width)}"${opacity === 1 ? '' : ` stroke-opacity="${n(opacity)}"`}`;

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
export const circle = ([cx, cy]: Point, r: number, attributes: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes}/>`;
export const rect = (x: number, y: number, width: number, height: number, attributes: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${attributes}/>`;
export const group = (attributes: string, body: string): string => `<g ${attributes}>${body}</g>`;
export const turned = (degrees: number, centre: Point, body: string): string =>
  group(`transform="rotate(${n(degrees)} ${at(centre)})"`, body);
export const clipped = (id: string, shape: string, body: string): string =>
  `<defs><clipPath id="${id}">${shape}</clipPath></defs>${group(`clip-path="url(#${id})"`, body)}`;

export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => draw(i));
export const all = (count: number, draw: (index: number) => string): string => times(count, draw).join('');

export const polar = ([cx, cy]: Point, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];

/** A disc as path data, for many in one path. */
export const disc = ([cx, cy]: Point, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A smooth curve through points, with level tangents where it turns. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? first;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(c1)} ${at(c2)} ${at(to)}`;
  });
  return `M${at(first)}${curves.join('')}`;
}

/** A closed curve given in polar form, as cubic Béziers with exact tangents. */
export function polarCurve(
  [cx, cy]: Point,
  radius: (angle: number) => number,
  slope: (angle: number) => number,
  segments: number,
): string {
  const step = (2 * Math.PI) / segments;
  const k = step / 3;
  const sample = (angle: number): { readonly p: Point; readonly d: Point } => {
    const [r, dr, cos, sin] = [radius(angle), slope(angle), Math.cos(angle), Math.sin(angle)];
    return { p: [cx + r * cos, cy + r * sin], d: [dr * cos - r * sin, dr * sin + r * cos] };
  };
  const curves = all(segments, (index) => {
    const [from, to] = [sample(index * step), sample((index + 1) * step)];
    const c1: Point = [from.p[0] + from.d[0] * k, from.p[1] + from.d[1] * k];
    const c2: Point = [to.p[0] - to.d[0] * k, to.p[1] - to.d[1] * k];
    return `C${at(c1)} ${at(c2)} ${at(to.p)}`;
  });
  return `M${at(sample(0).p)}${curves}Z`;
}

/** Absolute segments only: parsing resolves the shorthand forms of path data. */
export type PathSegment =
  | readonly ['M', x: number, y: number]
  | readonly ['L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Q', x1: number, y1: number, x: number, y: number]
  | readonly ['A', rx: number, ry: number, rotation: number, large: number, sweep: number, x: number, y: number]
  | readonly ['Z'];

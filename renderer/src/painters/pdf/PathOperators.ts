import { BoundedCache } from '../../fonts/boundedCache.js';
import { endPoint, withoutArcs } from '../../paths/path.js';
import { parsePath } from '../../paths/parsePath.js';
import type { PathSegment } from '../../paths/pathSegment.js';
import type { Bounds } from '../bounds/Bounds.js';
import { pathBounds } from '../bounds/pathBounds.js';
import { frameWidth } from './frameWidth.js';
import { numbers } from './PdfContent.js';

/** Characters of path data and operators that are kept: about 8 MB. */
const BUDGET = 4_000_000;

interface Operators {
  readonly outline: string;
  /** The same without subpaths that are a single line. */
  readonly areas: string;
}

/** Construction operators of paths. Cards repeat shapes and icons, so paths that were used lately are kept. */
export class PathOperators {
  readonly #operators = new BoundedCache<Operators>(BUDGET, (d, { outline }) => d.length + outline.length);
  readonly #bounds = new BoundedCache<Bounds>(BUDGET / 8, (d) => d.length + 40);
  readonly #frames = new BoundedCache<number>(BUDGET / 8, (d) => d.length + 8);

  /** Empty for a path without points. */
  outlineOf(d: string): string {
    return this.#of(d).outline;
  }

  /** What can be filled. A line has no area, but PDF readers fill every pixel that it touches (ISO 32000-1, 10.6.5). */
  areasOf(d: string): string {
    return this.#of(d).areas;
  }

  readonly boundsOf = (d: string): Bounds => {
    const known = this.#bounds.get(d) ?? pathBounds(d);
    this.#bounds.set(d, known);
    return known;
  };

  /** Units; see `frameWidth`. */
  frameWidthOf(d: string): number {
    const known = this.#frames.get(d) ?? frameWidth(d);
    this.#frames.set(d, known);
    return known;
  }

  #of(d: string): Operators {
    const known = this.#operators.get(d);
    if (known !== undefined) return known;
    const operators = construct(withoutArcs(parsePath(d).segments));
    this.#operators.set(d, operators);
    return operators;
  }
}

function construct(segments: readonly PathSegment[]): Operators {
  const subpaths: string[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of segments) {
    if (segment[0] === 'M' || subpaths.length === 0) subpaths.push([]);
    subpaths.at(-1)?.push(operator(segment, x, y));
    [x, y] = endPoint(segment, startX, startY);
    if (segment[0] === 'M') [startX, startY] = [x, y];
  }
  const written = (parts: readonly (readonly string[])[]): string => parts.flat().join('\n');
  const outline = written(subpaths);
  const areas = subpaths.filter((operators) => !isLine(operators));
  return { outline, areas: areas.length === subpaths.length ? outline : written(areas) };
}

/** Moves, and draws at most one straight line, there and back. */
function isLine(operators: readonly string[]): boolean {
  const drawn = operators.slice(1).filter((each) => each !== 'h');
  return drawn.length === 0 || (drawn.length === 1 && drawn[0]?.endsWith(' l') === true);
}

function operator(segment: PathSegment, x: number, y: number): string {
  switch (segment[0]) {
    case 'M':
      return `${numbers(segment[1], segment[2])} m`;
    case 'L':
      return `${numbers(segment[1], segment[2])} l`;
    case 'C':
      return `${numbers(segment[1], segment[2], segment[3], segment[4], segment[5], segment[6])} c`;
    case 'Q':
      return cubicOf(segment, x, y);
    case 'Z':
      return 'h';
    case 'A':
      throw new RangeError('Arcs must be turned into curves first.');
  }
}

/** PDF has no quadratic curves. */
function cubicOf([, cx, cy, endX, endY]: readonly ['Q', number, number, number, number], x: number, y: number): string {
  const third = (from: number, control: number): number => from + (2 / 3) * (control - from);
  return `${numbers(third(x, cx), third(y, cy), third(endX, cx), third(endY, cy), endX, endY)} c`;
}

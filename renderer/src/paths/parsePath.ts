import { endPoint } from './path.js';
import type { PathSegment } from './pathSegment.js';
import { PathReader } from './pathReader.js';

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Control point of the previous C/S or Q/T, which S or T mirrors. */
  cubicX: number | undefined;
  cubicY: number;
  quadX: number | undefined;
  quadY: number;
}

/**
 * Parses path data into absolute segments. As in SVG, everything before the first error is kept.
 * @returns `error` describes the error and its place in the data, if there is one
 */
export function parsePath(d: string): { segments: PathSegment[]; error?: string } {
  const segments: PathSegment[] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, cubicX: undefined, cubicY: 0, quadX: undefined, quadY: 0 };
  const reader = new PathReader(d);
  let command = '';
  while (!reader.isAtEnd) {
    const letter = d[reader.at] ?? '';
    if (ARITY[letter.toUpperCase()] !== undefined) {
      command = letter;
      reader.at++;
      reader.skip();
    } else if (command === '' || command === 'Z' || command === 'z') {
      return { segments, error: `expected a command at character ${reader.at + 1}, found “${letter}”` };
    }
    const upper = command.toUpperCase();
    if (segments.length === 0 && upper !== 'M') {
      return { segments, error: `path data must begin with M, not “${letter}”` };
    }
    const values = readArguments(reader, upper);
    if (values === undefined) {
      return { segments, error: `expected a number for “${command}” at character ${reader.at + 1}` };
    }
    if (segments.at(-1)?.[0] === 'Z' && upper !== 'M' && upper !== 'Z') segments.push(['M', pen.x, pen.y]);
    const segment = toSegment(command, values, pen);
    segments.push(segment);
    advance(pen, segment, upper);
    if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
  }
  return { segments };
}

/** The numbers of one command; undefined, with the reader at that place, when one is missing. */
function readArguments(reader: PathReader, command: string): number[] | undefined {
  const values: number[] = [];
  const count = ARITY[command] ?? 0;
  for (let index = 0; index < count; index++) {
    const value = command === 'A' && (index === 3 || index === 4) ? reader.flag() : reader.number();
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function toSegment(command: string, values: readonly number[], pen: Pen): PathSegment {
  const upper = command.toUpperCase();
  const [ox, oy] = command === upper ? [0, 0] : [pen.x, pen.y];
  const x = (index: number): number => ox + (values[index] ?? 0);
  const y = (index: number): number => oy + (values[index] ?? 0);
  switch (upper) {
    case 'M':
      return ['M', x(0), y(1)];
    case 'H':
      return ['L', x(0), pen.y];
    case 'V':
      return ['L', pen.x, y(0)];
    case 'C':
      return ['C', x(0), y(1), x(2), y(3), x(4), y(5)];
    case 'S':
      return ['C', ...mirrored(pen, pen.cubicX, pen.cubicY), x(0), y(1), x(2), y(3)];
    case 'Q':
      return ['Q', x(0), y(1), x(2), y(3)];
    case 'T':
      return ['Q', ...mirrored(pen, pen.quadX, pen.quadY), x(0), y(1)];
    case 'A':
      return toArc(values, x(5), y(6));
    case 'Z':
      return ['Z'];
    default:
      return ['L', x(0), y(1)];
  }
}

/** An arc without a radius is a straight line. */
function toArc(values: readonly number[], x: number, y: number): PathSegment {
  const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0] = values;
  if (rx === 0 || ry === 0) return ['L', x, y];
  return ['A', Math.abs(rx), Math.abs(ry), rotation, large, sweep, x, y];
}

function mirrored(pen: Pen, controlX: number | undefined, controlY: number): [number, number] {
  return controlX === undefined ? [pen.x, pen.y] : [2 * pen.x - controlX, 2 * pen.y - controlY];
}

function advance(pen: Pen, segment: PathSegment, command: string): void {
  [pen.x, pen.y] = endPoint(segment, pen.startX, pen.startY);
  if (segment[0] === 'M') [pen.startX, pen.startY] = [pen.x, pen.y];
  pen.cubicX = undefined;
  pen.quadX = undefined;
  if (segment[0] === 'C') [pen.cubicX, pen.cubicY] = [segment[3], segment[4]];
  if (segment[0] === 'Q' && (command === 'Q' || command === 'T')) [pen.quadX, pen.quadY] = [segment[1], segment[2]];
}

import { endPoint } from './path.js';
import type { PathSegment } from './pathSegment.js';

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const SEPARATORS = /[\s,]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const FLAG = /[01]/y;

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Control point that S or T mirrors, of the previous C/S or Q/T. */
  cubicX: number | undefined;
  cubicY: number;
  quadX: number | undefined;
  quadY: number;
}

/**
 * Path data as absolute segments. As SVG says, everything before the first error is kept.
 * @returns `error` names the error and its place in the data, if there is one
 */
export function parsePath(d: string): { segments: PathSegment[]; error?: string } {
  const segments: PathSegment[] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, cubicX: undefined, cubicY: 0, quadX: undefined, quadY: 0 };
  let at = skip(d, 0);
  let command = '';
  while (at < d.length) {
    const letter = d[at] ?? '';
    if (ARITY[letter.toUpperCase()] !== undefined) {
      command = letter;
      at++;
    } else if (command === '' || command === 'Z' || command === 'z') {
      return { segments, error: `expected a command at character ${at + 1}, found “${letter}”` };
    }
    if (segments.length === 0 && command.toUpperCase() !== 'M') {
      return { segments, error: `path data must begin with M, not “${letter}”` };
    }
    const read = readArguments(d, at, command.toUpperCase());
    if (typeof read === 'number')
      return { segments, error: `expected a number for “${command}” at character ${read + 1}` };
    if (segments.at(-1)?.[0] === 'Z' && command.toUpperCase() !== 'M' && command.toUpperCase() !== 'Z') {
      segments.push(['M', pen.x, pen.y]);
    }
    const segment = toSegment(command, read.values, pen);
    segments.push(segment);
    advance(pen, segment, command.toUpperCase());
    at = read.at;
    if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
  }
  return { segments };
}

function skip(d: string, at: number): number {
  SEPARATORS.lastIndex = at;
  SEPARATORS.exec(d);
  return SEPARATORS.lastIndex;
}

/** The numbers of one command, or the index at which one is missing. */
function readArguments(d: string, from: number, command: string): { values: number[]; at: number } | number {
  const values: number[] = [];
  let at = skip(d, from);
  for (let index = 0; index < (ARITY[command] ?? 0); index++) {
    const pattern = command === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const match = pattern.exec(d);
    const value = match === null ? NaN : Number(match[0]);
    if (!Number.isFinite(value)) return at;
    values.push(value);
    at = skip(d, pattern.lastIndex);
  }
  return { values, at };
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

import { Bounds } from './Bounds.js';

const TOKEN = /[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * A box that surely contains SVG path data, in its own units. It follows control points and whole arc circles, so it may
 * be larger than the ink but never smaller: good for sizing layers, not for measuring.
 */
export function pathBounds(d: string): Bounds {
  const bounds = new Bounds();
  const state: PathState = { x: 0, y: 0, startX: 0, startY: 0, reach: 0 };
  let command = '';
  let values: number[] = [];
  for (const [token] of d.matchAll(TOKEN)) {
    if (/^[a-z]$/i.test(token)) {
      command = token;
      values = [];
      if (command === 'Z' || command === 'z') closePath(state);
      continue;
    }
    // Arc flags may be written without separators (`a1 1 0 01 5 5`).
    for (const value of splitArcFlags(token, command, values.length)) {
      values.push(value);
      if (values.length !== ARGUMENTS[command.toUpperCase()]) continue;
      addSegment(bounds, state, command, values);
      values = [];
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    }
  }
  return bounds;
}

interface PathState {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** How far the last control point was from the current point: a smooth segment mirrors it. */
  reach: number;
}

function closePath(state: PathState): void {
  state.x = state.startX;
  state.y = state.startY;
  state.reach = 0;
}

function splitArcFlags(token: string, command: string, index: number): number[] {
  const flags = command.toUpperCase() === 'A' ? 5 - index : 0;
  if (flags < 1 || flags > 2 || token.length === 1 || !/^[01]/.test(token)) return [Number(token)];
  return [Number(token[0]), ...splitArcFlags(token.slice(1), command, index + 1)];
}

function addSegment(bounds: Bounds, state: PathState, command: string, values: readonly number[]): void {
  const kind = command.toUpperCase();
  const relative = command !== kind;
  const at = (index: number, axis: 'x' | 'y'): number => (values[index] ?? 0) + (relative ? state[axis] : 0);
  const { x: fromX, y: fromY } = state;
  const last = values.length - 2;
  const x = kind === 'H' ? at(0, 'x') : kind === 'V' ? fromX : at(last, 'x');
  const y = kind === 'H' ? fromY : kind === 'V' ? at(0, 'y') : at(last + 1, 'y');
  if (kind === 'C' || kind === 'S' || kind === 'Q') {
    for (let index = 0; index < last; index += 2) bounds.add(at(index, 'x'), at(index + 1, 'y'));
  }
  const smooth = kind === 'S' || kind === 'T';
  if (smooth) bounds.add(fromX, fromY, state.reach);
  if (kind === 'A') {
    const radius = Math.max(Math.abs(values[0] ?? 0), Math.abs(values[1] ?? 0), Math.hypot(x - fromX, y - fromY) / 2);
    bounds.add(fromX, fromY, 2 * radius).add(x, y, 2 * radius);
  }
  if (kind === 'M') [state.startX, state.startY] = [x, y];
  else bounds.add(fromX, fromY);
  bounds.add(x, y);
  state.reach =
    kind === 'T'
      ? state.reach + 2 * Math.hypot(x - fromX, y - fromY)
      : last >= 2 && kind !== 'A'
        ? Math.hypot(x - at(last - 2, 'x'), y - at(last - 1, 'y'))
        : 0;
  state.x = x;
  state.y = y;
}

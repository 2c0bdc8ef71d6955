import type { PaintCanvas, PaintContext } from '../painters/canvas/PaintCache.js';

/** Lines such as `fillText("Hello", 10, 20)` and `fillStyle = #112233`, in order, with the nested layer in front. */
export type CallTrace = string[];

const METHODS = [
  'arc',
  'beginPath',
  'clearRect',
  'clip',
  'closePath',
  'drawImage',
  'fill',
  'fillRect',
  'fillText',
  'getImageData',
  'lineTo',
  'moveTo',
  'rect',
  'setLineDash',
  'stroke',
  'strokeText',
] as const;

/** A Path2D for Node that keeps its data for traces. */
export class FakePath2D {
  d: string;
  constructor(source: string | FakePath2D = '') {
    this.d = typeof source === 'string' ? source : source.d;
  }
  addPath(path: FakePath2D, matrix: { a: number; b: number; c: number; d: number; e: number; f: number }): void {
    const { a, b, c, d, e, f } = matrix;
    this.d += `{${path.d} × [${[a, b, c, d, e, f].map(round).join(' ')}]}`;
  }
}

/** A 2D context that keeps transform and state like a real one and records every call. */
export function recordingContext(trace: CallTrace, width = 1000, height = 1000, name = ''): PaintContext {
  const line = (text: string): void => void trace.push(name + text);
  let state: Record<string, unknown> = { globalAlpha: 1, globalCompositeOperation: 'source-over' };
  let matrix = [1, 0, 0, 1, 0, 0];
  const stack: [typeof state, typeof matrix][] = [];
  const multiply = (m: number[]): void => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
    const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = m;
    matrix = [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
  };
  const canvas = { width, height, toString: () => `layer${name}` };
  const api: Record<string, unknown> = {
    canvas,
    save: () => (stack.push([{ ...state }, matrix]), line('save')),
    restore: () => {
      [state, matrix] = stack.pop() ?? [state, matrix];
      line('restore');
    },
    getTransform: () => ({ a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], e: matrix[4], f: matrix[5] }),
    setTransform: (...m: number[] | [DOMMatrix]) => {
      matrix = m.flatMap((part) =>
        typeof part === 'number' ? part : [part.a, part.b, part.c, part.d, part.e, part.f],
      );
      line(`setTransform(${matrix.map(round).join(' ')})`);
    },
    transform: (...m: number[]) => (multiply(m), line(`transform(${m.map(round).join(' ')})`)),
    scale: (x: number, y: number) => (multiply([x, 0, 0, y, 0, 0]), line(`scale(${round(x)} ${round(y)})`)),
    translate: (x: number, y: number) => (multiply([1, 0, 0, 1, x, y]), line(`translate(${round(x)} ${round(y)})`)),
    createLinearGradient: (...values: number[]) => fakeGradient('linear', values),
    createRadialGradient: (...values: number[]) => fakeGradient('radial', values),
  };
  for (const method of METHODS)
    api[method] = (...values: unknown[]) => line(`${method}(${values.map(show).join(', ')})`);
  return new Proxy(api, {
    get: (target, key: string) => (key in target ? target[key] : state[key]),
    set: (_, key: string, value: unknown) => {
      if (state[key] !== value) line(`${key} = ${show(value)}`);
      state[key] = value;
      return true;
    },
  }) as unknown as PaintContext;
}

/** Layers whose calls appear in the same trace, each line with `  1| ` in front. */
export function recordingLayers(trace: CallTrace): (width: number, height: number) => PaintCanvas {
  let count = 0;
  return (width, height) => {
    const context = recordingContext(trace, width, height, `  ${++count}| `);
    const canvas = Object.assign(context.canvas as object, { getContext: () => context }) as unknown as PaintCanvas;
    trace.push(`layer ${count}: ${width} × ${height}`);
    return canvas;
  };
}

function fakeGradient(kind: string, values: number[]): object {
  const stops: string[] = [];
  return {
    addColorStop: (offset: number, color: string) => stops.push(`${offset} ${color}`),
    toString: () => `${kind}(${values.map(round).join(' ')} | ${stops.join(', ')})`,
  };
}

function show(value: unknown): string {
  if (value instanceof FakePath2D) return value.d;
  if (typeof value === 'number') return String(round(value));
  return String(value);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePath } from './parsePath.js';
import { formatPath, reversePath, transformPath, withoutArcs } from './path.js';
import { pathBounds, signedArea } from './pathBounds.js';
import type { PathSegment } from './pathSegment.js';

const read = (d: string): string => formatPath(parsePath(d).segments);

describe('parsePath', () => {
  it.each([
    ['m1 2 3 4', 'M1 2L4 6'],
    ['M1,2,3,4h5v-6H0V0z', 'M1 2L3 4L8 4L8 -2L0 -2L0 0Z'],
    ['M0 0c1 2 3 4 5 6s1 1 2 2', 'M0 0C1 2 3 4 5 6C7 8 6 7 7 8'],
    ['M0 0S1 1 2 2', 'M0 0C0 0 1 1 2 2'],
    ['M0 0q1 2 3 4t5 5T0 0', 'M0 0Q1 2 3 4Q5 6 8 9Q11 12 0 0'],
    ['M0 0a1 1 0 01.5.5 2 2 0 1110 10', 'M0 0A1 1 0 0 1 0.5 0.5A2 2 0 1 1 10.5 10.5'],
    ['M0 0A0 5 0 0 1 9 9', 'M0 0L9 9'],
    ['M.5.5-1-1e1+2', 'M0.5 0.5L-1 -10'],
    ['M0 0L1 1zl2 2', 'M0 0L1 1ZM0 0L2 2'],
    ['M5 5m1 1l1 0zm2 2l1 0', 'M5 5M6 6L7 6ZM8 8L9 8'],
    ['M1e2 1E-2', 'M100 0.01'],
    ['\n\tM 0 ,\r\n0 L\f1 1 ', 'M0 0L1 1'],
    ['M0 0L1e9 -1e300', 'M0 0L10000000 -10000000'],
    ['', ''],
  ])('reads %j', (d, expected) => {
    expect(read(d).replace(/L2$/, '')).toBe(expected);
  });

  it.each([
    ['L1 1', 'must begin with M'],
    ['M1', 'expected a number for “M” at character 3'],
    ['M0 0L1 1 x', 'character 10'],
    ['M0 0A1 1 0 2 0 5 5', 'character 12'],
    ['M0 0Z5', 'expected a command at character 6'],
    ['M0 0L.', 'character 6'],
    ['M0 0L1e999 0', 'character 6'],
    ['M0 0L-', 'character 6'],
  ])('reports what is wrong with %j', (d, mention) => {
    expect(parsePath(d).error).toContain(mention);
  });

  it('keeps everything before the error', () => {
    expect(read('M0 0L1 1L2 2 3Q')).toBe('M0 0L1 1L2 2');
  });
});

const coordinate = fc.integer({ min: -500, max: 500 }).map((value) => value / 4);
const radius = fc.integer({ min: 1, max: 400 }).map((value) => value / 4);
const segment: fc.Arbitrary<PathSegment> = fc.oneof(
  fc.tuple(fc.constant('L' as const), coordinate, coordinate),
  fc.tuple(fc.constant('Q' as const), coordinate, coordinate, coordinate, coordinate),
  fc.tuple(fc.constant('C' as const), coordinate, coordinate, coordinate, coordinate, coordinate, coordinate),
  fc.tuple(fc.constant('A' as const), radius, radius, coordinate, fc.nat(1), fc.nat(1), coordinate, coordinate),
  fc.constant<PathSegment>(['Z']),
);
const path = fc
  .tuple(coordinate, coordinate, fc.array(segment, { minLength: 1, maxLength: 12 }))
  .map(([x, y, rest]): PathSegment[] => [['M', x, y], ...rest]);

describe('paths', () => {
  it('round-trip through text', () => {
    fc.assert(
      fc.property(path, (segments) => {
        const printed = read(formatPath(segments));
        expect(read(printed)).toBe(printed);
      }),
    );
  });

  it('have bounds that contain every point of the curve', () => {
    fc.assert(
      fc.property(path, (segments) => {
        const bounds = pathBounds(segments);
        for (const { x, y } of samplePoints(withoutArcs(segments))) {
          expect(x).toBeGreaterThanOrEqual((bounds?.x ?? NaN) - 1e-6);
          expect(y).toBeGreaterThanOrEqual((bounds?.y ?? NaN) - 1e-6);
          expect(x).toBeLessThanOrEqual((bounds?.x ?? NaN) + (bounds?.width ?? NaN) + 1e-6);
          expect(y).toBeLessThanOrEqual((bounds?.y ?? NaN) + (bounds?.height ?? NaN) + 1e-6);
        }
      }),
    );
  });

  it('are transformed correctly, with or without arcs', () => {
    const turned = transformPath(
      [
        ['M', 0, 0],
        ['A', 5, 3, 10, 0, 1, 8, 2],
      ],
      [0, 2, -2, 0, 1, 1],
    );
    expect(formatPath(turned)).toBe('M1 1A10 6 100 0 1 -3 17');
    const mirrored = transformPath(
      [
        ['M', 0, 0],
        ['A', 5, 5, 0, 0, 1, 10, 0],
      ],
      [-1, 0, 0, 1, 0, 0],
    );
    expect(formatPath(mirrored)).toMatch(/^M0 0C/);
    expect(pathBounds(mirrored)).toMatchObject({ x: -10, width: 10 });
    expect(pathBounds(mirrored)?.y).toBeCloseTo(-5, 2);
  });

  it('turn an arc into cubics that stay on the circle', () => {
    for (const flags of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const arc = withoutArcs([
        ['M', 10, 0],
        ['A', 10, 10, 0, ...flags, 0, 10],
      ]);
      const centre = flags[0] === flags[1] ? 10 : 0;
      for (const { x, y } of samplePoints(arc)) expect(Math.hypot(x - centre, y - centre)).toBeCloseTo(10, 1);
    }
  });

  it('change their winding direction when reversed', () => {
    const square: PathSegment[] = [['M', 0, 0], ['L', 10, 0], ['Q', 10, 5, 10, 10], ['C', 5, 10, 2, 10, 0, 10], ['Z']];
    expect(signedArea(square)).toBeCloseTo(100);
    expect(signedArea(reversePath(square))).toBeCloseTo(-100);
    expect(formatPath(reversePath(square))).toBe('M0 10C2 10 5 10 10 10Q10 5 10 0L0 0Z');
  });
});

function samplePoints(segments: readonly PathSegment[]): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const part of segments) {
    const numbers = part.slice(1).map(Number);
    const controls = [x, y, ...numbers];
    if (part[0] !== 'M' && part[0] !== 'Z') {
      for (const t of [0, 0.2, 0.5, 0.7, 1]) points.push(casteljau(controls, t));
    }
    if (part[0] === 'Z') return points;
    [x = 0, y = 0] = numbers.slice(-2);
  }
  return points;
}

function casteljau(controls: readonly number[], t: number): { x: number; y: number } {
  if (controls.length === 2) return { x: controls[0] ?? NaN, y: controls[1] ?? NaN };
  const next = controls.slice(2).map((value, index) => (controls[index] ?? NaN) * (1 - t) + value * t);
  return casteljau(next, t);
}

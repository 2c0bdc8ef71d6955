import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardwrightError } from '../errors.js';
import { parsePath } from '../paths/parsePath.js';
import { pathBounds } from '../paths/pathBounds.js';
import { roundedRectPath, SHAPE_NAMES, shapeParts, shapePath } from './index.js';

const RECT = { x: 10, y: 20, width: 100, height: 60 };
const SQUARE = { x: 0, y: 0, width: 100, height: 100 };

function boundsOf(d: string): { x: number; y: number; width: number; height: number } {
  const bounds = pathBounds(parsePath(d).segments);
  if (bounds === undefined) throw new Error(`no bounds: ${d}`);
  return bounds;
}

describe('roundedRectPath', () => {
  it('writes plain corners without arcs', () => {
    const d = roundedRectPath(RECT, { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 });
    expect(d).toBe('M10 20L110 20L110 80L10 80Z');
  });

  it('supports a radius per corner', () => {
    const d = roundedRectPath(RECT, { topLeft: 4, topRight: 0, bottomRight: 8, bottomLeft: 0 });
    expect(d).toBe('M14 20L110 20L110 72A8 8 0 0 1 102 80L10 80L10 24A4 4 0 0 1 14 20Z');
  });

  it('scales down overlapping radii together', () => {
    const d = roundedRectPath(RECT, { topLeft: 90, topRight: 90, bottomRight: 30, bottomLeft: 30 });
    expect(d).toContain('A45 45 0 0 1');
    expect(d).toContain('A15 15 0 0 1');
  });

  it('ignores a radius that is not a number', () => {
    const d = roundedRectPath(RECT, { topLeft: NaN, topRight: -3, bottomRight: Infinity, bottomLeft: 0 });
    expect(d).toBe('M10 20L110 20L110 80L10 80Z');
  });
});

describe('shapePath', () => {
  it('fills the box with every shape that is not a line', () => {
    for (const shape of ['rectangle', 'ellipse', 'ribbon', 'path']) {
      const bounds = boundsOf(shapePath(shape, { d: 'M3 3H9V30Z' }, RECT));
      for (const key of ['x', 'y', 'width', 'height'] as const) expect(bounds[key]).toBeCloseTo(RECT[key], 2);
    }
  });

  it('keeps polygons and stars regular in a square box and centres them', () => {
    const hexagon = boundsOf(shapePath('polygon', { sides: 6 }, SQUARE));
    expect(hexagon.height).toBeCloseTo(100, 3);
    expect(hexagon.width).toBeCloseTo(86.6025, 3);
    expect(hexagon.x + hexagon.width / 2).toBeCloseTo(50, 3);
    const star = boundsOf(shapePath('star', {}, SQUARE));
    expect(star.width).toBeCloseTo(100, 3);
    expect(star.height).toBeCloseTo(95.1057, 3);
  });

  it('stretches a polygon to all four sides when asked', () => {
    const bounds = boundsOf(shapePath('polygon', { sides: 3, stretch: true }, SQUARE));
    expect(bounds.width).toBeCloseTo(100, 3);
    expect(bounds.height).toBeCloseTo(100, 3);
  });

  it('has the requested number of corners, within bounds', () => {
    const corners = (d: string): number => (d.match(/[ML]/g) ?? []).length;
    expect(corners(shapePath('polygon', { sides: 7 }, SQUARE))).toBe(7);
    expect(corners(shapePath('polygon', { sides: 1e9 }, SQUARE))).toBe(60);
    expect(corners(shapePath('star', { points: '8' }, SQUARE))).toBe(16);
  });

  it('rounds convex and concave corners', () => {
    expect(shapePath('polygon', { sides: 4, cornerRadius: 5 }, SQUARE).match(/A5 5 0 0 1/g)).toHaveLength(4);
    expect(shapePath('star', { points: 4, cornerRadius: 3 }, SQUARE).match(/A3 3 0 0 0/g)).toHaveLength(4);
  });

  it('draws a line along the longer side by default', () => {
    expect(shapePath('line', {}, RECT)).toBe('M10 50L110 50');
    expect(shapePath('line', {}, { x: 0, y: 0, width: 2, height: 30 })).toBe('M1 0L1 30');
    expect(shapePath('line', { direction: 'up' }, RECT)).toBe('M10 80L110 20');
    expect(shapePath('line', {}, { x: 0, y: 5, width: 30, height: 0 })).toBe('M0 5L30 5');
  });

  it('scales a path through its viewBox, stretched or in proportion', () => {
    const d = 'M0 0L10 0L10 10Z';
    expect(shapePath('path', { d, viewBox: '0 0 10 10' }, RECT)).toBe('M10 20L110 20L110 80Z');
    expect(shapePath('path', { d, viewBox: [0, 0, 10, 10], fit: 'contain' }, RECT)).toBe('M30 20L90 20L90 80Z');
  });

  it('arches a ribbon within its box', () => {
    for (const curve of [-0.5, 0.5]) {
      const bounds = boundsOf(shapePath('ribbon', { curve }, RECT));
      expect(bounds.y).toBeCloseTo(RECT.y, 3);
      expect(bounds.height).toBeCloseTo(RECT.height, 3);
    }
  });

  it('paints a folded ribbon in three shades, the band last', () => {
    const parts = shapeParts('ribbon', { ends: 'folded' }, RECT);
    expect(parts.map(({ shade }) => shade)).toEqual([0.22, 0.5, 0]);
    expect(shapeParts('ellipse', {}, RECT)).toHaveLength(1);
  });

  it('draws nothing in a box without area', () => {
    expect(shapePath('star', {}, { x: 0, y: 0, width: 0, height: 10 })).toBe('');
    expect(shapeParts('ribbon', { ends: 'folded' }, { x: 0, y: 0, width: NaN, height: 10 })[0]?.d).toBe('');
  });

  it.each([
    ['blob', {}, 'shape.unknown', 'rectangle, ellipse, polygon, star, line, ribbon, path'],
    ['constructor', {}, 'shape.unknown', 'constructor'],
    ['polygon', { sides: 'six' }, 'shape.property_invalid', 'a number from 3 to 60'],
    ['polygon', { sides: NaN }, 'shape.property_invalid', 'sides'],
    ['ribbon', { ends: 'curly' }, 'shape.property_invalid', 'notched, folded, pointed, straight, slanted'],
    ['path', {}, 'shape.property_invalid', 'path data'],
    ['path', { d: 'M0 0L10' }, 'shape.path_invalid', 'character 8'],
    ['path', { d: 'M0 0H9V9Z', viewBox: '0 0 0 9' }, 'shape.property_invalid', 'viewBox'],
    ['path', { d: `M0 0${'L1 1'.repeat(30_000)}` }, 'shape.path_invalid', '120004'],
  ])('rejects %s with %j', (shape, props, code, mention) => {
    let error: unknown;
    try {
      shapePath(shape, props, SQUARE);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(CardwrightError);
    expect((error as CardwrightError).code).toBe(code);
    expect((error as CardwrightError).message).toContain(mention);
  });

  it('never leaves its box, for any props', () => {
    const props = fc.record({
      sides: fc.double({ noNaN: true, noDefaultInfinity: true }),
      points: fc.integer(),
      innerRatio: fc.double({ noNaN: true, noDefaultInfinity: true }),
      cornerRadius: fc.double({ min: -10, max: 500, noNaN: true }),
      rotation: fc.integer({ min: -999, max: 999 }),
      stretch: fc.boolean(),
      ends: fc.constantFrom('notched', 'folded', 'pointed', 'straight', 'slanted'),
      depth: fc.double({ min: -1, max: 2, noNaN: true }),
      tail: fc.double({ min: 0, max: 1, noNaN: true }),
      drop: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    const length = fc.double({ min: 0.5, max: 500, noNaN: true });
    const shapes = fc.constantFrom(...SHAPE_NAMES.filter((name) => name !== 'path'));
    fc.assert(
      fc.property(shapes, props, length, length, (shape, given, width, height) => {
        const bounds = boundsOf(shapePath(shape, given, { x: 0, y: 0, width, height }));
        const slack = 0.01;
        expect(bounds.x).toBeGreaterThanOrEqual(-slack);
        expect(bounds.y).toBeGreaterThanOrEqual(-slack);
        expect(bounds.x + bounds.width).toBeLessThanOrEqual(width + slack);
        expect(bounds.y + bounds.height).toBeLessThanOrEqual(height + slack);
      }),
    );
  });
});

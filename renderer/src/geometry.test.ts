import { describe, expect, it } from 'vitest';
import { overlap, touch } from './geometry.js';

const square = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

describe('two rectangles', () => {
  it.each([
    ['share an area', square(9, -9), [true, true]],
    ['share an edge', square(10, 3), [false, true]],
    ['share a corner', square(-10, 10), [false, true]],
    ['are apart on one axis', square(0, 11), [false, false]],
  ])('%s', (_, other, expected) => {
    const one = square(0, 0);
    expect([overlap(one, other), touch(one, other)]).toEqual(expected);
    expect([overlap(other, one), touch(other, one)]).toEqual(expected);
  });

  it('overlap as well when they are closer than a clearance, and not within a tolerance', () => {
    expect(overlap(square(0, 0), square(10.4, 0), 0.5)).toBe(true);
    expect(overlap(square(0, 0), square(10.5, 0), 0.5)).toBe(false);
    expect(overlap(square(0, 0), square(9.9, 0), -0.5)).toBe(false);
  });
});

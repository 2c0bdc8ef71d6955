import { describe, expect, it } from 'vitest';
import { matrixOf, pointIn, seenBounds, seenOf, wayIn } from './seen.js';

const rect = { x: 20, y: 10, width: 40, height: 20 };
/** In a group that is turned by 90° about (50, 50): across the face is down the group. */
const inside = { rect, rotation: 0, transform: [0, 1, -1, 0, 100, 0] as const };

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1000) / 1000 + 0 : each,
  );

describe('where a part is seen', () => {
  it('is its rectangle, turned by its own rotation', () => {
    expect(seenOf({ rect, rotation: 30 })).toEqual({ rect, rotation: 30 });
    expect(rounded(seenBounds({ rect, rotation: 90 }))).toEqual({ x: 30, y: 0, width: 20, height: 40 });
  });

  it('follows what turns, moves and scales around it', () => {
    expect(rounded(seenOf(inside))).toEqual({ rect: { x: 60, y: 30, width: 40, height: 20 }, rotation: 90 });
    expect(rounded(seenBounds(inside))).toEqual({ x: 70, y: 20, width: 20, height: 40 });
    const doubled = { rect, rotation: 0, transform: [2, 0, 0, 2, 5, 0] as const };
    expect(seenOf(doubled)).toEqual({ rect: { x: 45, y: 20, width: 80, height: 40 }, rotation: 0 });
  });

  it('leads back to where it is laid out', () => {
    expect(rounded(pointIn(inside, { x: 80, y: 40 }))).toEqual({ x: 40, y: 20 });
    expect(pointIn({ rect, rotation: 0 }, { x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
    expect(rounded(wayIn(matrixOf(inside), { x: 10, y: 0 }))).toEqual({ x: 0, y: -10 });
  });
});

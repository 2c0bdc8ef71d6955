import type { Rect } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { distancesWithin } from './distancesWithin.js';
import { gapMagnet } from './gapMagnet.js';
import { lineMagnet, linesOf } from './lineMagnet.js';
import { sizeMagnet } from './sizeMagnet.js';
import { snap } from './snapping.js';

const at = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const FACE = at(0, 0, 240, 360);
const END = { x: ['end'], y: [] } as const;
const START = { x: ['start'], y: [] } as const;

describe('edges and centres', () => {
  const magnets = [lineMagnet([...linesOf(FACE), ...linesOf(at(20, 20, 50, 50))])];

  it('come to the nearest lines within reach', () => {
    const { rect, guides } = snap(at(22, 158, 40, 40), magnets, 4);
    expect(rect).toEqual(at(20, 160, 40, 40));
    expect(guides.map(({ axis, at: place }) => [axis, place])).toEqual([
      ['x', 20],
      ['y', 180],
    ]);
  });

  it('stay where they are if the lines are too far', () => {
    expect(snap(at(97, 97, 10, 10), magnets, 2)).toEqual({ rect: at(97, 97, 10, 10), guides: [] });
  });

  it('move only where a handle moves them', () => {
    expect(snap(at(19, 97, 10, 10), magnets, 2, END).rect).toEqual(at(19, 97, 10, 10));
    expect(snap(at(30, 97, 41, 10), magnets, 2, END).rect).toEqual(at(30, 97, 40, 10));
    expect(snap(at(22, 97, 10, 10), magnets, 3, START).rect).toEqual(at(20, 97, 12, 10));
  });
});

describe('equal gaps', () => {
  const magnets = [gapMagnet([at(10, 0, 20, 20), at(40, 5, 20, 20), at(120, 0, 20, 20)])];
  const across = (rect: Rect): readonly unknown[] => {
    const { rect: rests, guides } = snap(rect, magnets, 4);
    return [rests.x, ...guides.map(({ from, to }) => [from, to])];
  };

  it.each([
    ['after two neighbours', at(72, 2, 20, 20), [70, [30, 40], [60, 70]]],
    ['between two neighbours', at(82, 2, 15, 20), [82.5, [60, 82.5], [97.5, 120]]],
    ['before two neighbours', at(-22, 2, 20, 20), [-20, [0, 10], [30, 40]]],
  ])('%s', (_where, rect, wanted) => {
    expect(across(rect)).toEqual(wanted);
  });

  it('count only what lies beside each other', () => {
    expect(across(at(72, 200, 20, 20))).toEqual([72]);
  });
});

describe('equal sizes', () => {
  const magnets = [sizeMagnet([at(0, 300, 64, 32)])];

  it('attract the edge that a handle moves', () => {
    expect(snap(at(100, 0, 62, 40), magnets, 4, END).rect).toEqual(at(100, 0, 64, 40));
    expect(snap(at(100, 0, 66, 40), magnets, 4, START).rect).toEqual(at(102, 0, 64, 40));
    expect(snap(at(100, 0, 62, 40), magnets, 4, END).guides.map(({ distance }) => distance)).toEqual([64, 64]);
  });

  it('leave alone what is moved as a whole', () => {
    expect(snap(at(100, 0, 62, 40), magnets, 4).rect).toEqual(at(100, 0, 62, 40));
  });
});

it('measures the way to the edges', () => {
  expect(distancesWithin(at(10, 0, 30, 360), FACE).map(({ distance }) => distance)).toEqual([10, 200]);
});

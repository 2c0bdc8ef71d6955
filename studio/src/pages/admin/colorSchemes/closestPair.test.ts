import { seenColor, VISIONS } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { closestPair } from './closestPair.js';
import { filterMatrix } from './sights.js';

it('finds the two colours that are hardest to tell apart, and counts the others that are', () => {
  const colors = ['#c04040', '#2040c0', '#8a5a2b', '#5f6b2b', '#204ac4', '#c04444'];
  expect(closestPair(colors, 'normal')).toMatchObject({ pair: [0, 5], tooClose: 2 });
  expect(closestPair(colors, 'protanopia')?.tooClose).toBeGreaterThan(2);
});

it('calls equal colours equal for everybody, and has nothing to say about one', () => {
  for (const vision of VISIONS) {
    expect(closestPair(['#123456', '#123456'], vision)).toEqual({ pair: [0, 1], difference: 0, tooClose: 1 });
    expect(closestPair(['#123456'], vision)).toBeUndefined();
  }
});

it.each(VISIONS.filter((vision) => vision !== 'normal'))('%s leaves white and black as they are', (sight) => {
  for (const color of ['#ffffff', '#000000']) expect(seenColor(color, sight)).toBe(color);
  const numbers = filterMatrix(sight).split(' ').map(Number);
  expect(numbers).toHaveLength(20);
  for (const start of [0, 5, 10]) expect(numbers.slice(start + 3, start + 5)).toEqual([0, 0]);
});

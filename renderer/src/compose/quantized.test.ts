import { describe, expect, it } from 'vitest';
import { quantized } from './quantized.js';
import type { TextNode } from '../displayList.js';

const run: TextNode = {
  type: 'text',
  x: 34.68929,
  y: 99.0455,
  width: 50.12345,
  text: 'the equator',
  face: 'inter-latin-400-normal',
  size: 28,
  fill: '#112233',
  direction: 'ltr',
  letterSpacing: 0,
};

describe('a run of text', () => {
  it('starts on 1/64 of a unit, which truncation in SVG does not change', () => {
    const { x, y } = quantized(run);
    expect([x, y]).toEqual([2220 / 64, 6339 / 64]);
    expect([Math.floor(x * 64), Math.floor(y * 64)]).toEqual([x * 64, y * 64]);
  });

  it('keeps its width to four decimals and has no negative zero', () => {
    expect(quantized({ ...run, x: -0.001 })).toMatchObject({ x: 0, width: 50.1235 });
    expect(Object.is(quantized({ ...run, x: -0.001 }).x, 0)).toBe(true);
  });
});

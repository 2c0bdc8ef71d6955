import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SceneNode } from '../displayList.js';
import { applyMatrix, colorMatrix } from './colorMatrix.js';
import { filteredSource, readFilteredSource } from './filteredSource.js';
import { filterNodes } from './filterNodes.js';
import { filterPixels } from './filterPixels.js';
import type { Pixels } from './pixels.js';

const GRAY = colorMatrix({ grayscale: 1 });

function plain(width: number, height: number, rgba: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).map((_, index) => rgba[index % 4] ?? 0);
  return { width, height, data };
}

describe('colours', () => {
  it('become grey, sepia or two colours', () => {
    const shown = (filter: Parameters<typeof colorMatrix>[0]): number[] =>
      applyMatrix(colorMatrix(filter) ?? [], 1, 0, 0).map((value) => Math.round(value * 255));
    expect(shown({ grayscale: 1 })).toEqual([54, 54, 54]);
    expect(shown({ grayscale: 0.5 })).toEqual([155, 27, 27]);
    expect(shown({ sepia: 1 })).toEqual([100, 89, 69]);
    expect(shown({ duotone: { from: '#000000', to: '#ff0000' } })).toEqual([54, 0, 0]);
    expect(shown({ grayscale: 1, duotone: { from: '#102030', to: '#102030' } })).toEqual([16, 32, 48]);
  });

  it('stay as they are without a filter', () => {
    expect(colorMatrix({})).toBeUndefined();
    expect(colorMatrix({ grayscale: 0, sepia: 0 })).toBeUndefined();
  });
});

describe('nodes', () => {
  it('keep their shapes and get other colours', () => {
    const stops = [{ offset: 0, color: '#ff000080' }];
    const nodes: SceneNode[] = [
      { type: 'path', d: 'M0 0', fill: { type: 'linear', x1: 0, y1: 0, x2: 1, y2: 0, stops } },
      { type: 'path', d: 'M0 0', fill: '#ff0000', stroke: { paint: '#00ff00', width: 2 } },
    ];
    expect(filterNodes(nodes, { matrix: GRAY, blur: 0 })).toEqual([
      {
        type: 'path',
        d: 'M0 0',
        fill: { type: 'linear', x1: 0, y1: 0, x2: 1, y2: 0, stops: [{ offset: 0, color: '#36363680' }] },
      },
      { type: 'path', d: 'M0 0', fill: '#363636', stroke: { paint: '#b6b6b6', width: 2 } },
    ]);
  });

  it('are filtered by all boxes around them', () => {
    const image: SceneNode = { type: 'image', src: 'a.jpg', x: 0, y: 0, width: 50, height: 50 };
    const sepia = colorMatrix({ sepia: 1 });
    const inner = filterNodes([image], { matrix: sepia, blur: 3 });
    const [both] = filterNodes(inner, { matrix: GRAY, blur: 4 });
    const { src, matrix, blur } = readFilteredSource(both?.type === 'image' ? both.src : '') ?? {};
    expect([src, blur]).toEqual(['a.jpg', 0.1]);
    const through = (color: readonly number[], filter: typeof GRAY): number[] =>
      applyMatrix(filter ?? [], color[0] ?? 0, color[1] ?? 0, color[2] ?? 0);
    const wanted = through(through([0.5, 0.2, 0.1], sepia), GRAY);
    through([0.5, 0.2, 0.1], matrix).forEach((value, index) => expect(value).toBeCloseTo(wanted[index] ?? -1, 3));
    const [gray] = filterNodes(filterNodes([image], { matrix: undefined, blur: 3 }), { matrix: GRAY, blur: 0 });
    expect(readFilteredSource(gray?.type === 'image' ? gray.src : '')).toEqual({
      src: 'a.jpg',
      matrix: GRAY,
      blur: 0.06,
    });
  });

  it('blur pictures by units of the face, whatever their size and scale', () => {
    const image: SceneNode = { type: 'image', src: 'a.jpg', x: 0, y: 0, width: 50, height: 50 };
    const [blurred] = filterNodes([{ type: 'group', transform: [2, 0, 0, 2, 0, 0], children: [image] }], {
      matrix: undefined,
      blur: 10,
    });
    expect(blurred).toMatchObject({ children: [{ src: 'filtered:;0.1|a.jpg' }] });
  });
});

describe('sources', () => {
  it('keep their filter', () => {
    const source = filteredSource('data:image/png;base64,a|b', { ...(GRAY && { matrix: GRAY }), blur: 0.02 });
    expect(readFilteredSource(source)).toEqual({ src: 'data:image/png;base64,a|b', matrix: GRAY, blur: 0.02 });
    expect(filteredSource('a.jpg', {})).toBe('a.jpg');
    expect(readFilteredSource('a.jpg')).toBeUndefined();
  });
});

describe('pixels', () => {
  it('become grey and keep their opacity', () => {
    const { data } = filterPixels(plain(1, 1, [255, 0, 0, 100]), { ...(GRAY && { matrix: GRAY }) });
    expect([...data]).toEqual([54, 54, 54, 100]);
  });

  it('of one colour keep it when they are blurred, up to the edge', () => {
    const side = fc.integer({ min: 1, max: 24 });
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.001, max: 2, noNaN: true }), (width, height, blur) => {
        const { data } = filterPixels(plain(width, height, [200, 100, 50, 255]), { blur });
        for (let at = 0; at < data.length; at += 4) expect([...data.subarray(at, at + 4)]).toEqual([200, 100, 50, 255]);
      }),
      { numRuns: 40 },
    );
  });

  it('mix with their neighbours; transparent ones lend no colour', () => {
    const pixels = plain(40, 1, [255, 0, 0, 255]);
    for (let x = 20; x < 40; x += 1) pixels.data.set([0, 255, 0, 0], x * 4);
    const { data, width } = filterPixels(pixels, { blur: 3 / 40 });
    const middle = [...data.subarray(Math.floor(width / 2) * 4, Math.floor(width / 2) * 4 + 4)];
    expect(middle.slice(0, 3)).toEqual([255, 0, 0]);
    expect(middle[3]).toBeGreaterThan(90);
    expect(middle[3]).toBeLessThan(165);
  });
});

import { describe, expect, test } from 'vitest';
import { rankFaces } from './rankFaces.js';
import type { FontFace } from './types.js';

function face(weight: number, italic = false, id = `${weight}${italic ? 'i' : ''}`): FontFace {
  return { id, weight, italic, ranges: [], file: '', ascent: 1, descent: 0, capHeight: 0, xHeight: 0 };
}

const ALL = [100, 200, 300, 400, 500, 600, 700, 800, 900].map((weight) => face(weight));

describe('weights are matched as in CSS Fonts 4', () => {
  test.each([
    [400, '400 500 300 200 100 600 700 800 900'],
    [450, '500 400 300 200 100 600 700 800 900'],
    [500, '500 400 300 200 100 600 700 800 900'],
    [300, '300 200 100 400 500 600 700 800 900'],
    [600, '600 700 800 900 500 400 300 200 100'],
    [1000, '900 800 700 600 500 400 300 200 100'],
    [1, '100 200 300 400 500 600 700 800 900'],
  ])('%i', (weight, expected) => {
    const ids = rankFaces(ALL, weight, false).map(({ id }) => id);
    expect(ids.join(' ')).toBe(expected);
  });
});

test('style comes before weight', () => {
  const faces = [face(400), face(700), face(400, true)];
  expect(rankFaces(faces, 700, true).map(({ id }) => id)).toEqual(['400i', '700', '400']);
  expect(rankFaces(faces, 700, false).map(({ id }) => id)).toEqual(['700', '400', '400i']);
});

test('subsets keep their order', () => {
  const faces = [face(400, false, 'latin'), face(700, false, 'bold'), face(400, false, 'latin-ext')];
  expect(rankFaces(faces, 400, false).map(({ id }) => id)).toEqual(['latin', 'latin-ext', 'bold']);
});

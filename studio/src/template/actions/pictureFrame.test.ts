import { expect, it } from 'vitest';
import { pictureFrame } from './pictureFrame.js';

const face = { width: 240, height: 300 };

it('keeps the proportions of a picture and takes at most half of the face', () => {
  expect(pictureFrame({ width: 4000, height: 2000 }, face)).toEqual({
    x: 25,
    y: 40,
    width: 50,
    height: 20,
    rotation: 0,
  });
  expect(pictureFrame({ width: 40, height: 100 }, face)).toMatchObject({ x: 37.5, y: 25, width: 25, height: 50 });
});

it('lies where it was dropped, but never beyond the face', () => {
  expect(pictureFrame({ width: 10, height: 10 }, face, { x: 60, y: 60 })).toMatchObject({ x: 0, y: 0 });
  expect(pictureFrame({ width: 10, height: 10 }, face, { x: 180, y: 300 })).toMatchObject({ x: 50, y: 60 });
});

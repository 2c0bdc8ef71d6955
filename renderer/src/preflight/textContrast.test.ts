import { expect, it } from 'vitest';
import type { SceneNode } from '../displayList.js';
import { part, rectNode, testScene, textNode } from './testFace.js';
import { textContrast } from './textContrast.js';

const white = part('t', textNode({ fill: '#ffffff' }));
const picture: SceneNode = { type: 'image', src: 'a.jpg', x: 0, y: 0, width: 240, height: 336 };
const contrastOn = (...below: readonly SceneNode[]) => textContrast(testScene([...below, white]), 't');

it('is measured with what is painted below the text, whichever part that belongs to', () => {
  expect(contrastOn(rectNode('#ffffff'), part('badge', rectNode('#000000', 60, 150, 120, 40)))).toBeCloseTo(21);
  expect(contrastOn(rectNode('#000000'), part('badge', rectNode('#ffffff', 60, 150, 120, 40)))).toBeCloseTo(1);
});

it('is the lowest along the text', () => {
  expect(contrastOn(rectNode('#000000'), rectNode('#ffffff', 150, 150, 120, 40))).toBeCloseTo(1);
});

it('is not known on a picture, unless something covers it, nor without a text', () => {
  expect(contrastOn(picture)).toBeUndefined();
  expect(contrastOn(picture, rectNode('#000000'))).toBeCloseTo(21);
  expect(textContrast(testScene([rectNode('#ffffff')]), 't')).toBeUndefined();
});

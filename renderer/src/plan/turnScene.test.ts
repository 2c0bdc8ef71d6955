import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../displayList.js';
import { sceneToSvg } from '../painters/svg/sceneToSvg.js';
import { turnScene } from './turnScene.js';

const BLEED = 10;

/** Green with its bleed, and a red square in the top left corner of the trim. */
const LANDSCAPE: Scene = {
  version: 1,
  width: 100,
  height: 60,
  bleed: BLEED,
  nodes: [
    { type: 'path', d: 'M-10 -10H110V70H-10Z', fill: '#00ff00' },
    { type: 'path', d: 'M0 0H20V20H0Z', fill: '#ff0000' },
  ],
  items: [],
  issues: [],
  faces: [],
  images: [],
};

/** Whether the painted scene is red at each corner of its trim: top left, top right, bottom right, bottom left. */
async function redCorners(scene: Scene): Promise<readonly boolean[]> {
  const crop = { x: -BLEED, y: -BLEED, width: scene.width + 2 * BLEED, height: scene.height + 2 * BLEED };
  const { data, info } = await sharp(Buffer.from(sceneToSvg(scene, { crop })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.every((value, index) => index % info.channels !== 2 || value === 0)).toBe(true);
  const [right, bottom] = [info.width - BLEED - 5, info.height - BLEED - 5];
  const corners = [
    [BLEED + 5, BLEED + 5],
    [right, BLEED + 5],
    [right, bottom],
    [BLEED + 5, bottom],
  ] as const;
  return corners.map(([x, y]) => data[(y * info.width + x) * info.channels] === 255);
}

describe('turnScene', () => {
  it.each([
    ['clockwise', [false, true, false, false]],
    ['counterclockwise', [false, false, false, true]],
  ] as const)('turns a landscape face %s into a portrait one, with its bleed', async (turn, corners) => {
    const turned = turnScene(LANDSCAPE, turn);
    expect([turned.width, turned.height]).toEqual([60, 100]);
    expect(await redCorners(LANDSCAPE)).toEqual([true, false, false, false]);
    expect(await redCorners(turned)).toEqual(corners);
  });

  it('gives the same scene for the same face and turn', () => {
    expect(turnScene(LANDSCAPE, 'clockwise')).toBe(turnScene(LANDSCAPE, 'clockwise'));
    expect(turnScene(LANDSCAPE, 'clockwise')).not.toBe(turnScene(LANDSCAPE, 'counterclockwise'));
  });
});

import { expect, it } from 'vitest';
import type { SceneItem } from '../displayList.js';
import { pictureOfPart } from './pictureOfPart.js';
import { rectNode, testScene } from './testFace.js';

const item = (rect: SceneItem['rect']): SceneItem => ({ id: 'a', layer: 'section-item', rect, rotation: 0 });

it.each([
  [{ x: 100, y: 150, width: 20, height: 10 }],
  [{ x: 0, y: 0, width: 240, height: 336 }],
  [{ x: 230, y: 330, width: 30, height: 30 }],
  [{ x: 10, y: 10, width: 5, height: 300 }],
])('shows the part %j and what is around it, on the card', (rect) => {
  const scene = testScene([rectNode('#ffffff')], { items: [item(rect)] });
  const { width, height, bleed, nodes } = pictureOfPart(scene, 'a');
  const [group] = nodes;
  if (group?.type !== 'group' || group.transform === undefined) throw new Error('The picture is not a group.');
  const [x, y] = [-group.transform[4], -group.transform[5]];
  expect([x >= 0, y >= 0, x + width <= 240, y + height <= 336, bleed]).toEqual([true, true, true, true, 0]);
  const centre = { x: Math.min(240, rect.x + rect.width / 2), y: Math.min(336, rect.y + rect.height / 2) };
  expect([centre.x >= x, centre.x <= x + width, centre.y >= y, centre.y <= y + height]).not.toContain(false);
  expect(group.children).toHaveLength(scene.nodes.length + 2);
});

it('shows the whole face for what concerns no part of it', () => {
  const scene = testScene([rectNode('#ffffff')]);
  expect(pictureOfPart(scene, undefined)).toBe(scene);
  expect(pictureOfPart(scene, 'none')).toBe(scene);
});

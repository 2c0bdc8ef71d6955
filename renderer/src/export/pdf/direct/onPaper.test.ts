import { expect, it } from 'vitest';
import type { SceneNode } from '../../../displayList.js';
import { testScene } from '../../../painters/testing/testScene.js';
import { onPaper } from './onPaper.js';

const star: SceneNode = { type: 'path', d: 'M0 0H9V9H0Z', fill: '#2080ff' };

it('puts white below what blends, up to the edge of the bleed', () => {
  const blending: SceneNode = { type: 'group', children: [{ type: 'group', blend: 'difference', children: [star] }] };
  const { width, height, nodes } = onPaper(testScene([blending]), 12);
  const [paper, ...above] = nodes;
  const d = `M-12 -12H${width + 12}V${height + 12}H-12Z`;
  expect(paper).toEqual({ type: 'path', d, fill: '#ffffff' });
  expect(above).toEqual([blending]);
});

it('leaves other scenes alone', () => {
  const scene = testScene([star, { type: 'group', opacity: 0.5, children: [star] }]);
  expect(onPaper(scene, 12)).toBe(scene);
});

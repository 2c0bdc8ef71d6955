import { expect, test } from 'vitest';
import type { Scene } from '../displayList.js';
import { richScene } from '../painters/testing/richScene.js';
import { testScene } from '../painters/testing/testScene.js';
import { PackedScenes } from './PackedScenes.js';

test('gives an equal scene back, with its pictures', () => {
  const pictures = new WeakMap<Scene, readonly string[]>();
  const packed = new PackedScenes(pictures);
  const scene = richScene();
  pictures.set(scene, ['photo.png', 'lost.png']);
  packed.keep('rich', scene);
  const found = packed.find('rich');
  expect(found).toEqual(scene);
  expect(found).not.toBe(scene);
  expect(found && pictures.get(found)).toEqual(['photo.png', 'lost.png']);
});

test('finds nothing that was not kept, and no pictures of a scene without', () => {
  const pictures = new WeakMap<Scene, readonly string[]>();
  const packed = new PackedScenes(pictures);
  packed.keep('plain', testScene([]));
  expect(packed.find('other')).toBeUndefined();
  const found = packed.find('plain');
  expect(found).toEqual(testScene([]));
  expect(found && pictures.has(found)).toBe(false);
});

test('forgets the scenes that were used least recently', () => {
  const packed = new PackedScenes(new WeakMap());
  // Each takes about 1 MB, of the 64 MB that are kept.
  const scene = testScene([{ type: 'path', d: 'M0 0'.repeat(250_000), fill: '#000000' }]);
  for (let index = 0; index < 100; index += 1) packed.keep(`${index}`, scene);
  expect(packed.find('0')).toBeUndefined();
  expect(packed.find('99')).toEqual(scene);
});

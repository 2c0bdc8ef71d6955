import type { Scene } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { NEW_FRAME } from '../document/overlayFrame.js';
import { seenFrame } from './seenFrame.js';

const item = { id: 'a', layer: 'section-item', rect: { x: 24, y: 36, width: 120, height: 72 }, rotation: 10 };
const scene = { width: 240, height: 360, items: [item] } as unknown as Scene;

it('is the place on the face, without what the classes add to it', () => {
  expect(seenFrame(scene, { id: 'a', classes: '' })).toEqual({ x: 10, y: 10, width: 50, height: 20, rotation: 10 });
  const classes = 'ml-[12px] mt-[5%] rotate-[10deg]';
  expect(seenFrame(scene, { id: 'a', classes })).toMatchObject({ x: 5, y: 6.67, rotation: 0 });
});

it('is where an item in a turned group is seen', () => {
  const inside = { ...item, id: 'b', rotation: 0, transform: [0, 1, -1, 0, 240, 0] };
  expect(seenFrame({ ...scene, items: [inside] } as unknown as Scene, { id: 'b', classes: '' })).toEqual({
    ...{ x: 45, y: 13.33, width: 50, height: 20, rotation: 90 },
  });
});

it('is the place of something new for an item that is not seen', () => {
  expect(seenFrame(scene, { id: 'hidden', classes: '' })).toEqual(NEW_FRAME);
});

import { expect, it } from 'vitest';
import type { CanvasColors } from '../useCanvasColors.js';
import { handleLook } from './handleLook.js';

const look = (isTouch: boolean, width: number, height: number) =>
  handleLook({} as unknown as CanvasColors, isTouch, { width, height }).enabledAnchors;

it('leaves the middle of a short side free, for the mouse and even more for a finger', () => {
  const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
  expect(look(false, 22, 22)).toEqual(corners);
  expect(look(false, 60, 22)).toEqual([...corners, 'top-center', 'bottom-center']);
  expect(look(false, 60, 60)).toHaveLength(8);
  expect(look(true, 60, 60)).toEqual(corners);
});

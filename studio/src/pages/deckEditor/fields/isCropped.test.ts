import type { SceneItem } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { isCropped } from './isCropped.js';

const item: SceneItem = {
  ...{ id: 'picture', layer: 'section-item', kind: 'illustration', rotation: 0 },
  rect: { x: 0, y: 0, width: 100, height: 60 },
};

describe('a picture', () => {
  it('is cropped where its frame does not show all of it, whether a photo or a drawing', () => {
    const photo = (width: number, height: number) =>
      isCropped({ ...item, image: { src: 'a.png', intrinsic: { width, height }, drawn: { width, height } } });
    expect([photo(100, 60), photo(100.3, 60), photo(160, 60), photo(100, 70)]).toEqual([false, false, true, true]);
    const drawing = (width: number, height: number) => isCropped({ ...item, drawing: { width, height } });
    expect([drawing(100, 60), drawing(36, 60), drawing(100, 100)]).toEqual([false, false, true]);
  });

  it('is not cropped if there is none, or it cannot be shown', () => {
    expect(isCropped(item)).toBe(false);
  });
});

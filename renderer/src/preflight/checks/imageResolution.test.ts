import { describe, expect, it } from 'vitest';
import type { SceneItem, SceneNode } from '../../displayList.js';
import { filteredSource } from '../../filters/index.js';
import { part, testContext } from '../testFace.js';
import { check, codes } from '../testFindings.js';

describe('picture resolution', () => {
  const item = (width: number, height: number): SceneItem => ({
    id: 'photo',
    layer: 'section-item',
    rect: { x: 0, y: 0, width: 240, height: 336 },
    rotation: 0,
    image: { src: 'a.jpg', intrinsic: { width, height }, drawn: { width: 240, height: 336 } },
  });
  const photo = part('photo', { type: 'image', src: 'a.jpg', x: 12, y: 12, width: 240, height: 336 });

  it('is enough at 300 dpi of the printed size', () => {
    expect(check([photo], testContext(), [item(750, 1050)])).toEqual([]);
  });

  it('names the dpi and the pixels needed', () => {
    expect(check([photo], testContext(), [item(375, 525)])).toMatchObject([
      {
        code: 'image.low_resolution',
        itemId: 'photo',
        message:
          'The picture has only 150 dpi at its printed size instead of 300. It is 375 × 525 px and should be 750 × 1050 px.',
      },
    ]);
  });

  it('never says that a picture has 0 dpi', () => {
    expect(check([photo], testContext(), [item(1, 1)])[0]?.message).toContain('has only 0.3 dpi');
  });

  it('uses the worse direction, and counts enlargement by groups', () => {
    expect(codes(check([photo], testContext(), [item(750, 525)]))).toEqual(['image.low_resolution photo']);
    const enlarged: SceneNode = { type: 'group', transform: [2, 0, 0, 2, 0, 0], children: [photo] };
    expect(codes(check([enlarged], testContext(), [item(750, 1050)]))).toEqual(['image.low_resolution photo']);
    expect(check([photo], testContext({}, { minimumDpi: 150 }), [item(375, 525)])).toEqual([]);
  });

  it('is checked in the colours of a filter, but not where a picture is blurred', () => {
    const filtered = (blur: number): SceneNode => {
      const src = filteredSource('a.jpg', { matrix: [[0.3, 0.6, 0.1, 0]], blur });
      return part('photo', { type: 'image', src, x: 12, y: 12, width: 240, height: 336 });
    };
    expect(codes(check([filtered(0)], testContext(), [item(375, 525)]))).toEqual(['image.low_resolution photo']);
    expect(check([filtered(0.01)], testContext(), [item(375, 525)])).toEqual([]);
  });

  it('is not checked if the size is unknown', () => {
    expect(check([photo])).toEqual([]);
  });
});

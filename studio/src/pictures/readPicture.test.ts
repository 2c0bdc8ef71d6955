import { describe, expect, it } from 'vitest';
import { isTooLargeToStore, uploadProblem } from './readPicture.js';

const MB = 1e6;
const photo = { type: 'image/jpeg', size: 30 * MB, name: 'photo.jpg' };

describe('large pictures', () => {
  it('are refused only beyond what browsers open', () => {
    expect(uploadProblem(photo)).toBeNull();
    expect(uploadProblem({ ...photo, size: 65 * MB })).toContain('larger than 64 MB');
  });

  it.each([
    ['bytes', { ...photo, size: 16.5 * MB }, 100, 100, true],
    ['pixels', { ...photo, size: MB }, 9_500, 6_400, true],
    ['a side', { ...photo, size: MB }, 16_385, 100, true],
    ['nothing', { ...photo, size: MB }, 8_000, 6_000, false],
    ['an SVG, which has no pixels', { ...photo, type: 'image/svg+xml', size: MB }, 20_000, 20_000, false],
  ])('are known by %s', (_, file, width, height, isTooLarge) => {
    expect(isTooLargeToStore(file, width, height)).toBe(isTooLarge);
  });
});

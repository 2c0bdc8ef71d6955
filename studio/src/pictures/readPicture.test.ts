import { describe, expect, it } from 'vitest';
import { isTooLargeToStore, MOST_SCALED_BYTES, uploadProblem } from './readPicture.js';

const MIB = 1024 * 1024;
const photo = { type: 'image/jpeg', size: 30 * MIB, name: 'photo.jpg' };

describe('large pictures', () => {
  it('are refused, unless they are scaled down first', () => {
    expect(uploadProblem(photo)).toContain('larger than 16 MB');
    expect(uploadProblem(photo, MOST_SCALED_BYTES)).toBeNull();
    expect(uploadProblem({ ...photo, size: 65 * MIB }, MOST_SCALED_BYTES)).toContain('larger than 64 MB');
  });

  it.each([
    ['bytes', photo, 100, 100, true],
    ['pixels', { ...photo, size: MIB }, 9_500, 6_400, true],
    ['a side', { ...photo, size: MIB }, 16_385, 100, true],
    ['nothing', { ...photo, size: MIB }, 8_000, 6_000, false],
    ['an SVG, which has no pixels', { ...photo, type: 'image/svg+xml', size: MIB }, 20_000, 20_000, false],
  ])('are known by %s', (_, file, width, height, isTooLarge) => {
    expect(isTooLargeToStore(file, width, height)).toBe(isTooLarge);
  });
});

import { LIMITS } from '../schema/values/limits.js';
import type { BannerPreset } from './bannerPresets.js';
import { plainGuides } from './bannerSize.js';

/** The least and the most pixels of a side of a size that no platform asks for. */
export const OWN_PIXELS = { least: 100, most: 4096 } as const;

/** The same in words. */
export const OWN_SIZE_LIMITS = `A side has ${OWN_PIXELS.least} to ${OWN_PIXELS.most} px, and is at most ${LIMITS.ratio} times as long as the other.`;

/** @returns a size as a preset whose key is such as `1200x400`; undefined if a side or the ratio is out of bounds */
export function ownSize(width: number, height: number): BannerPreset | undefined {
  const isDrawable = [width, height].every(
    (pixels) => Number.isInteger(pixels) && pixels >= OWN_PIXELS.least && pixels <= OWN_PIXELS.most,
  );
  if (!isDrawable || Math.max(width / height, height / width) > LIMITS.ratio) return undefined;
  const size = { width, height };
  return {
    key: `${width}x${height}`,
    platform: 'own',
    name: 'Custom size',
    purpose: 'post',
    ...size,
    guides: plainGuides(size),
  };
}

/** The size of a key such as `1200x400`; undefined for every other text. */
export function readOwnSize(key: string): BannerPreset | undefined {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(key)?.map(Number) ?? [];
  const size = ownSize(width ?? 0, height ?? 0);
  return size?.key === key ? size : undefined;
}

import sharp from 'sharp';
import { limitsInk } from '../../../../press/blending.js';
import type { PictureSource } from '../../../browser/assets.js';
import { MOST_PIXELS } from '../../../images/inspectImage.js';
import type { PressPlan } from '../PressPlan.js';
import { STANDARDS } from '../standards.js';
import type { FlatteningRule } from './FlatteningRule.js';
import { isTransparent } from './isTransparent.js';
import { partAfterBlends } from './partAfterBlends.js';

/**
 * What a file for a press flattens: everything of transparent faces where the standard allows no transparency, and layers
 * that blend where a limit restricts the inks. Undefined if it flattens nothing.
 */
export function flatteningRuleOf(
  { standard, inkLimit }: PressPlan,
  pictures: PictureSource,
): FlatteningRule | undefined {
  const { allowsTransparency, allowsRgb } = STANDARDS[standard];
  if (!allowsTransparency) return transparentFaces(pictures);
  return allowsRgb || !limitsInk(inkLimit) ? undefined : partAfterBlends;
}

function transparentFaces(pictures: PictureSource): FlatteningRule {
  const known = new Map<string, boolean>();
  // Painting reports pictures that cannot be read, with the face's name.
  const isSeeThrough = async (src: string): Promise<boolean> => {
    const { bytes } = await pictures.imageBytes(src);
    return !(await sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats()).isOpaque;
  };
  return async (scene) => {
    for (const src of scene.images) known.set(src, known.get(src) ?? (await isSeeThrough(src)));
    return isTransparent(scene, (src) => known.get(src) === true) ? { below: scene.nodes, above: [] } : undefined;
  };
}

import { MM_PER_INCH } from '../../schema/index.js';
import type { CardSize } from '../../imposition/options/cardSizes.js';
import type { Preset, PresetSize } from './schema.js';

/**
 * mm by which the bleed in a picture may be smaller or larger than the preset's: vendors state the size of a card in
 * rounded inches, and use the picture of one size for a size that is almost the same.
 */
const LESS_MM = 0.25;
const MORE_MM = 1.5;

/**
 * What is wrong with the pixels that a preset requires, if anything: without a picture of the trim and the bleed, a card
 * would be cropped or would have a frame of bleed.
 * @param card as it lies in the file
 */
export function pixelsFault(
  { bleedMm, image }: Pick<Preset, 'bleedMm' | 'image'>,
  { widthPx, heightPx }: Pick<PresetSize, 'widthPx' | 'heightPx'>,
  { widthMm, heightMm }: Pick<CardSize, 'widthMm' | 'heightMm'>,
): { readonly message: string; readonly fix: string } | undefined {
  if (image === undefined || widthPx === undefined || heightPx === undefined) return undefined;
  const { dpi } = image;
  const isFine = (px: number, mm: number): boolean => {
    const excess = ((px * MM_PER_INCH) / dpi - mm) / 2 - bleedMm;
    return excess >= -LESS_MM && excess <= MORE_MM;
  };
  if (isFine(widthPx, widthMm) && isFine(heightPx, heightMm)) return undefined;
  const pixels = [widthMm, heightMm].map((mm) => Math.round(((mm + 2 * bleedMm) * dpi) / MM_PER_INCH));
  return {
    message: `A picture of ${widthPx} × ${heightPx} px at ${dpi} dpi does not show a card of ${widthMm} × ${heightMm} mm with a bleed of ${bleedMm} mm.`,
    fix: `Write ${pixels.join(' and ')} as widthPx and heightPx, or correct the size, bleedMm or image.dpi.`,
  };
}

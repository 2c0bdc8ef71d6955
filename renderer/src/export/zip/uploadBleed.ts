import { MM_PER_INCH } from '../../schema/index.js';
import type { Preset, PresetSize } from '../presets/index.js';
import type { CardSize } from '../../imposition/options/cardSizes.js';

/**
 * The bleed in mm that a preset's files need around a card: the vendor's, or more if its picture is larger (a 63 mm
 * card in a picture for 63.5 mm cards).
 * @param size as it lies in the file
 */
export function uploadBleed(
  { bleedMm, image }: Preset,
  wanted: PresetSize | undefined,
  { widthMm, heightMm }: Pick<CardSize, 'widthMm' | 'heightMm'>,
): number {
  if (!image || !wanted?.widthPx || !wanted.heightPx) return bleedMm;
  const mmPerPx = MM_PER_INCH / image.dpi;
  const across = (wanted.widthPx * mmPerPx - widthMm) / 2;
  const down = (wanted.heightPx * mmPerPx - heightMm) / 2;
  return Math.max(0, across, down);
}

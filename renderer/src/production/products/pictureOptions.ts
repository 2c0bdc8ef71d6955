import type { Preset } from '@cardwright/renderer/export';
import { UsageError } from '../exitCode.js';

/** Options of `export` that only products made of pictures have, as the command line gives them. */
export interface PictureFlags {
  readonly format?: 'png' | 'jpg';
  readonly dpi?: number;
  readonly quality?: number;
}

export interface PictureOptions {
  readonly format: 'png' | 'jpg';
  readonly dpi: number;
  readonly quality: number;
}

const DEFAULT = { format: 'png', dpi: 300 } as const;
const DEFAULT_QUALITY = 92;

/** @throws UsageError for a PDF */
export function assertNoPictureOptions(flags: PictureFlags, { name }: Preset): void {
  const given = (['format', 'dpi', 'quality'] as const).find((option) => flags[option] !== undefined);
  if (given !== undefined)
    throw new UsageError(`--${given} is for zips of pictures; ${name} is a PDF of vectors, sharp at every size.`);
}

/** @throws UsageError for what the vendor does not take */
export function readPictureOptions(flags: PictureFlags, { image, title, sizes }: Preset): PictureOptions {
  const { format = image?.format ?? DEFAULT.format, dpi = image?.dpi ?? DEFAULT.dpi, quality } = flags;
  const isFixed = sizes?.some(({ widthPx }) => widthPx !== undefined) ?? false;
  if (isFixed && dpi !== image?.dpi)
    throw new UsageError(`--dpi: ${title} wants ${image?.dpi ?? DEFAULT.dpi} dpi; leave it out.`);
  if (quality !== undefined && format === 'png') throw new UsageError('--quality is for jpg; add --format jpg.');
  return { format, dpi, quality: quality ?? DEFAULT_QUALITY };
}

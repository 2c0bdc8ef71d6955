import { presetOptions, type Preset } from '../../export/index.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { ExportOptions } from '../../imposition/options/values.js';
import { optionFailure } from '../atOption.js';

export interface PictureOptions {
  readonly format: 'png' | 'jpg';
  readonly dpi: number;
  readonly quality: number;
}

/** @throws CardwrightError at `options.dpi` and `options.quality` if the vendor or the format does not allow it */
export function pictureOptions(
  options: Pick<ExportOptions, 'format' | 'dpi' | 'quality'>,
  preset: Preset,
): PictureOptions {
  const own = presetOptions(preset);
  const usualDpi = own.dpi ?? EXPORT_OPTIONS.dpi.default;
  const { format = own.format ?? EXPORT_OPTIONS.format.default, dpi = usualDpi, quality } = options;
  const isFixed = preset.sizes?.some(({ widthPx }) => widthPx !== undefined) ?? false;
  if (isFixed && dpi !== usualDpi)
    throw optionFailure('options.dpi', `${preset.title} requires ${usualDpi} dpi; omit this option.`);
  if (quality !== undefined && format === 'png')
    throw optionFailure('options.quality', 'Quality is only for jpg; choose the format jpg.');
  return { format, dpi, quality: quality ?? EXPORT_OPTIONS.quality.default };
}

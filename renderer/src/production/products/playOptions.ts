import { addressFault } from '../../imposition/options/addressFault.js';
import { HOSTED_FORMATS, presetOptions, SHAPED_FORMATS, type PlayFormat, type Preset } from '../../export/index.js';
import type { CardShape } from '../../cardShapes.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import type { ExportOptions } from '../../imposition/options/values.js';
import { optionFailure } from '../atOption.js';

export interface PlayPlan {
  readonly format: PlayFormat;
  readonly dpi: number;
  readonly quality: number;
  readonly shape: CardShape;
  /** Without a slash at the end; empty for formats that hold their pictures. */
  readonly address: string;
}

/**
 * @throws CardwrightError at `options.address` if it is missing, not needed, or not a web address, and at
 *   `options.shape` if the format shows only rectangles
 */
export function playOptions(
  { dpi, quality, address, shape = 'rectangle' }: Pick<ExportOptions, 'dpi' | 'quality' | 'address' | 'shape'>,
  preset: Preset,
): PlayPlan {
  const { play: format = 'offline-player' } = preset;
  if (shape !== 'rectangle' && !SHAPED_FORMATS.has(format))
    throw optionFailure('options.shape', 'This format shows only rectangular cards. Omit this option.');
  return {
    format,
    shape,
    dpi: dpi ?? presetOptions(preset).dpi ?? EXPORT_OPTIONS.dpi.default,
    quality: quality ?? EXPORT_OPTIONS.quality.default,
    address: HOSTED_FORMATS.has(format) ? publicFolder(address, preset, format) : noFolder(address),
  };
}

function publicFolder(address: string | undefined, { title }: Preset, format: PlayFormat): string {
  if (address === undefined || address.trim() === '')
    throw optionFailure(
      'options.address',
      `${title} loads the pictures from the web.`,
      'Give the public address of the folder to which you will upload them, such as https://example.org/cards.',
    );
  const fault = addressFault(address, format);
  if (fault !== undefined) throw optionFailure('options.address', fault.message, fault.fix);
  return new URL(address).href.replace(/(?<!\/)\/+$/, '');
}

function noFolder(address: string | undefined): '' {
  if (address !== undefined)
    throw optionFailure(
      'options.address',
      'This product contains its pictures, so it needs no address. Omit this option.',
    );
  return '';
}

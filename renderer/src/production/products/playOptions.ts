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
 *   `options.shape` if the table shows only rectangles
 */
export function playOptions(
  { dpi, quality, address, shape = 'rectangle' }: Pick<ExportOptions, 'dpi' | 'quality' | 'address' | 'shape'>,
  preset: Preset,
): PlayPlan {
  const { play: format = 'offline-player' } = preset;
  if (shape !== 'rectangle' && !SHAPED_FORMATS.has(format))
    throw optionFailure('options.shape', `${preset.title} shows only rectangular cards; omit this option.`);
  return {
    format,
    shape,
    dpi: dpi ?? presetOptions(preset).dpi ?? EXPORT_OPTIONS.dpi.default,
    quality: quality ?? EXPORT_OPTIONS.quality.default,
    address: HOSTED_FORMATS.has(format) ? publicFolder(address, preset, format) : noFolder(address, preset),
  };
}

function publicFolder(address: string | undefined, { title }: Preset, format: PlayFormat): string {
  if (address === undefined || address.trim() === '')
    throw optionFailure(
      'options.address',
      `${title} loads the pictures from the web.`,
      'Give the public address of the folder to which you will upload them, such as https://example.org/cards.',
    );
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '')
    throw optionFailure(
      'options.address',
      'This is not the address of a folder on the web.',
      'Give one that starts with https:// and ends with the folder’s name, such as https://example.org/cards.',
    );
  // The program asks for every file by https, whatever its address says (SaveUrlToFile in its UnityFileMethods.cs).
  if (format === 'card-game-simulator' && (url.protocol !== 'https:' || url.port !== ''))
    throw optionFailure(
      'options.address',
      `${title} loads files only by https and its usual port.`,
      'Give an address that starts with https:// and has no port, such as https://example.org/cards.',
    );
  return url.href.replace(/(?<!\/)\/+$/, '');
}

function noFolder(address: string | undefined, { title }: Preset): '' {
  if (address !== undefined) throw optionFailure('options.address', `${title} holds its pictures; omit this option.`);
  return '';
}

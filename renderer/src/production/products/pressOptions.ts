import { type PressPlan, presetOptions, type Preset, pressProfile, profileFault } from '../../export/index.js';
import type { ExportOptionName } from '../../imposition/options/exportOptions.js';
import { withoutUndefined } from '../../imposition/options/sheetOptionsOf.js';
import { USUAL_OPTIONS } from '../../imposition/options/usualOptions.js';
import { atOption, optionFailure } from '../atOption.js';
import type { ProductionOptions } from './productionOrder.js';

const PRESS_ONLY = [
  'output_profile',
  'ink_limit',
  'black_text',
  'rich_black',
  'intent',
] as const satisfies readonly ExportOptionName[];

/**
 * How a PDF is made for a press; undefined for a PDF in the colours of the screen.
 * @throws CardwrightError at `options.…` for an unknown or unusable profile, also of the preset, and for options that need
 *   a standard
 */
export function pressOptions(options: ProductionOptions, preset: Preset): PressPlan | undefined {
  const given = { ...presetOptions(preset), ...withoutUndefined(options) };
  const chosen = { ...USUAL_OPTIONS, ...given };
  const { pdf_standard: standard = 'none', output_profile: profile = '' } = chosen;
  const unused = standard === 'none' ? PRESS_ONLY : standard === 'x4-rgb' ? PRESS_ONLY.slice(1) : [];
  const misplaced = unused.find((name) => options[name] !== undefined);
  if (misplaced !== undefined) {
    throw optionFailure(`options.${misplaced}`, 'This is for PDFs in CMYK: choose x4 or x1a as the PDF standard, too.');
  }
  if (standard === 'none') return undefined;
  if (options.engine === 'chromium') {
    const fix = 'Omit the engine, or choose none as the PDF standard.';
    throw optionFailure(
      'options.engine',
      'Chromium prints PDFs only in the colours of the screen, without a standard.',
      fix,
    );
  }
  const wanted = preset.color?.profile;
  if (given.output_profile === undefined && wanted !== undefined) {
    const { message, fix } = profileFault(wanted);
    throw optionFailure('options.output_profile', `${preset.title}: ${message}`, fix);
  }
  return {
    standard,
    profile: atOption('options.output_profile', () => pressProfile(profile, standard)),
    inkLimit: chosen.ink_limit ?? 300,
    blackText: chosen.black_text ?? 'overprint',
    richBlack: chosen.rich_black ?? 'profile',
    intent: chosen.intent ?? 'relative',
  };
}

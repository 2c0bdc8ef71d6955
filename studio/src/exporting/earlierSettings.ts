import { sizeOfDeck } from '@cardwright/renderer';
import type { ExportChoices, ExportJob, ExportPreset } from '../api/exports.js';
import { type ExportSettings, kindOf, withOption, withPreset, withSize } from './settings.js';

/** How to print without what to print: all cards, changed or not. */
export function withAllCards(settings: ExportSettings): ExportSettings {
  return { ...withOption(settings, 'since', undefined), from: 'all' };
}

/** The same without languages that the deck no longer has. */
export function withLanguages(settings: ExportSettings, languages: readonly string[]): ExportSettings {
  const left = settings.languages.filter((code) => languages.includes(code));
  return left.length === settings.languages.length
    ? settings
    : { ...settings, languages: left.length > 0 ? left : languages.slice(0, 1) };
}

/**
 * The settings of an earlier export, for all cards of the deck as it is now.
 * @param settings keep what the export left to the deck: its size and language
 * @returns undefined if its preset or size is no longer offered
 */
export function settingsOfJob(
  choices: ExportChoices,
  settings: ExportSettings,
  job: Pick<ExportJob, 'preset' | 'languages' | 'options'>,
): ExportSettings | undefined {
  const preset = choices.presets.find(({ name }) => name === job.preset);
  if (preset === undefined) return undefined;
  const start = withPreset(choices, { ...settings, kind: kindOf(preset) }, preset.name);
  const { size: ordered = start.size, ...options } = job.options;
  const size = offeredSize(choices, preset, ordered);
  if (size === undefined) return undefined;
  const sized = size === start.size ? start : withSize(start, size);
  return withAllCards({ ...sized, languages: job.languages ?? settings.languages, options });
}

/** mm by which the sides of equal sizes may differ. */
const TOLERANCE = 0.01;

/** The slug of a size that the preset takes. The API also takes other names of it, and its dimensions. */
function offeredSize({ sizes }: ExportChoices, preset: ExportPreset, ordered: string): string | undefined {
  const offered = sizes.filter(({ slug }) => preset.sizes?.includes(slug) ?? true);
  const card = sizeOfDeck({ size: ordered });
  const isAlike = (size: (typeof sizes)[number]): boolean =>
    card !== undefined &&
    Math.abs(size.width_mm - card.widthMm) < TOLERANCE &&
    Math.abs(size.height_mm - card.heightMm) < TOLERANCE;
  return (offered.find(({ slug }) => slug === ordered) ?? offered.find(isAlike))?.slug;
}

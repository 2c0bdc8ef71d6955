import type { ExportChoices, ExportJob } from '../api/exports.js';
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
  const { size = start.size, ...options } = job.options;
  const isOffered = choices.sizes.some(({ slug }) => slug === size) && (preset.sizes?.includes(size) ?? true);
  if (!isOffered) return undefined;
  const sized = size === start.size ? start : withSize(start, size);
  return withAllCards({ ...sized, languages: job.languages ?? settings.languages, options });
}

import { usualSize } from '@cardwright/renderer/export-options';
import {
  addressFault,
  type ExportOptionName,
  type ExportOptions,
  PLACING_OPTIONS,
  USUAL_OPTIONS,
} from '@cardwright/renderer/imposition';
import { pressProfileName } from '@cardwright/renderer/press';
import type { ExportChoices, ExportOrder, ExportPreset } from '../api/exports.js';
import type { CardsFrom } from './chosenCards.js';

/** The kinds of export that people look for; each groups some of the server's presets. */
export const EXPORT_KINDS = ['sheets', 'shop', 'images', 'play'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** The dialog's settings. Options hold only what a person chose; the preset provides the rest. */
export interface ExportSettings {
  readonly kind: ExportKind;
  readonly preset: string;
  /** Slug of a card size: the wanted one, or another one that the preset requires. */
  readonly size: string;
  /** The size that the deck names, its shape suggests or the person chose. */
  readonly wantedSize: string;
  readonly from: CardsFrom;
  readonly languages: readonly string[];
  readonly options: ExportOptions;
}

const FIRST_PRESET: Readonly<Record<ExportKind, string>> = {
  sheets: 'pdf-sheets',
  shop: 'pdf-cards',
  images: 'zip',
  play: 'offline-player',
};

export function kindOf(preset: ExportPreset): ExportKind {
  if (preset.product === 'pdf-sheets') return 'sheets';
  if (preset.product === 'play') return 'play';
  return preset.name === 'zip' ? 'images' : 'shop';
}

export function presetsOf(choices: ExportChoices, kind: ExportKind): readonly ExportPreset[] {
  return choices.presets.filter((preset) => kindOf(preset) === kind);
}

export function presetOf(choices: ExportChoices, { preset }: Pick<ExportSettings, 'preset'>): ExportPreset {
  const found = choices.presets.find(({ name }) => name === preset) ?? choices.presets[0];
  if (found === undefined) throw new Error('The server has no presets.');
  return found;
}

/**
 * @param ratio of the deck's front: width by height
 * @param own the slug of the size that the deck names
 */
export function firstSettings(
  choices: ExportChoices,
  language: string,
  ratio: number | undefined,
  own?: string,
): ExportSettings {
  const sizes = choices.sizes.map(({ slug, width_mm, height_mm }) => ({
    slug,
    widthMm: width_mm,
    heightMm: height_mm,
  }));
  const size = own ?? usualSize(sizes, ratio);
  return withPreset(
    choices,
    { kind: 'sheets', preset: '', size, wantedSize: size, from: 'all', languages: [language], options: {} },
    FIRST_PRESET.sheets,
  );
}

export function withKind(choices: ExportChoices, settings: ExportSettings, kind: ExportKind): ExportSettings {
  return kind === settings.kind ? settings : withPreset(choices, { ...settings, kind }, FIRST_PRESET[kind]);
}

/** Another preset: choices made for the old one are dropped, and the size is the wanted one if the new preset takes it. */
export function withPreset(choices: ExportChoices, settings: ExportSettings, name: string): ExportSettings {
  const preset = presetOf(choices, { preset: name });
  const { sizes: allowed, preferred_size: preferred } = preset;
  // Our presets suit many sizes; a member's own is made for the size that it prefers.
  const { wantedSize } = settings;
  const isFine = allowed === null ? !preset.is_own || preferred === null : allowed.includes(wantedSize);
  const size = isFine ? wantedSize : (preferred ?? allowed?.[0] ?? wantedSize);
  return { ...settings, preset: preset.name, size, options: {} };
}

export function withSize(settings: ExportSettings, size: string): ExportSettings {
  return { ...settings, size, wantedSize: size };
}

/** The same without what has been deleted since it was chosen: a member's own preset or colour profile. */
export function stillOffered(choices: ExportChoices, settings: ExportSettings): ExportSettings {
  if (!choices.presets.some(({ name }) => name === settings.preset))
    return withPreset(choices, settings, FIRST_PRESET[settings.kind]);
  const { output_profile: profile } = settings.options;
  const isOffered =
    profile === undefined ||
    pressProfileName(profile) !== undefined ||
    choices.profiles.some(({ id }) => id === profile);
  return isOffered ? settings : withOption(settings, 'output_profile', undefined);
}

/** @param value undefined for the preset's value */
export function withOption<Name extends ExportOptionName>(
  settings: ExportSettings,
  name: Name,
  value: ExportOptions[Name],
): ExportSettings {
  const { [name]: _old, ...others } = settings.options;
  return { ...settings, options: value === undefined ? others : { ...others, [name]: value } };
}

/** Other paper. Precut stock has the places of the cards, so choices of them are dropped. */
export function withPaper(choices: ExportChoices, settings: ExportSettings, slug: string): ExportSettings {
  const chosen = withOption(settings, 'paper', slug);
  const dropped = isOnStock(choices, chosen) ? PLACING_OPTIONS : [];
  return dropped.reduce<ExportSettings>((left, name) => withOption(left, name, undefined), chosen);
}

/** Whether the cards are printed on precut stock. */
export function isOnStock(choices: ExportChoices, settings: ExportSettings): boolean {
  const { paper } = optionsOf(choices, settings);
  return (choices.papers.find(({ slug }) => slug === paper)?.cells ?? null) !== null;
}

/** Makes the handler of one option's input. */
export function chooseIn(settings: ExportSettings, onChange: (settings: ExportSettings) => void) {
  return <Name extends ExportOptionName>(name: Name) =>
    (value: ExportOptions[Name]): void =>
      onChange(withOption(settings, name, value));
}

/** The effective options: chosen here, otherwise the preset's, otherwise the defaults. */
export function optionsOf(choices: ExportChoices, settings: ExportSettings): ExportOptions {
  return { ...USUAL_OPTIONS, ...presetOf(choices, settings).defaults, ...settings.options };
}

/** Whether the vendor requires the preset's value of an option; of a bleed and a gap of sheets, it is the least. */
export function isFixed(
  choices: ExportChoices,
  settings: Pick<ExportSettings, 'preset'>,
  name: ExportOptionName,
): boolean {
  return presetOf(choices, settings).fixed.includes(name);
}

/** What is wrong with the address of the pictures, if anything; a missing one has no fix. */
export function faultOfAddress(
  choices: ExportChoices,
  settings: ExportSettings,
): { readonly message: string; readonly fix?: string } | undefined {
  const preset = presetOf(choices, settings);
  if (!preset.needs_address) return undefined;
  const { address = '' } = settings.options;
  if (address.trim() === '') return { message: 'Enter the address that the pictures will have.' };
  return addressFault(address, preset.name);
}

/** The ICC file that the preset names, while neither it nor another profile is there; undefined if none is needed. */
export function missingProfile(choices: ExportChoices, settings: ExportSettings): string | undefined {
  const { pdf_standard: standard = 'none' } = optionsOf(choices, settings);
  if (standard === 'none' || settings.options.output_profile !== undefined) return undefined;
  return presetOf(choices, settings).missing_profile ?? undefined;
}

/** Ascending numbers as a selection: `1-3,7`. */
export function toSelection(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** @param numbers of the chosen cards, 1-based and ascending */
export function toOrder(deckId: string, settings: ExportSettings, numbers: readonly number[]): ExportOrder {
  return {
    deck_id: deckId,
    preset: settings.preset,
    languages: settings.languages,
    ...(settings.from !== 'all' && { cards: toSelection(numbers) }),
    options: { ...settings.options, size: settings.size },
  };
}

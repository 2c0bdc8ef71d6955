import type { ExportChoices, ExportOrder, ExportPreset, OptionValue } from '../api/exports.js';
import type { CardsFrom } from './chosenCards.js';
import { usualSize } from './usualSize.js';

/** The three kinds that people look for; each is some of the server's presets. */
export const EXPORT_KINDS = ['sheets', 'shop', 'images'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What the dialog is set to. Options hold only what a person chose; the preset says the rest. */
export interface ExportSettings {
  readonly kind: ExportKind;
  readonly preset: string;
  /** Slug of a card size. */
  readonly size: string;
  readonly from: CardsFrom;
  readonly languages: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

const FIRST_PRESET: Readonly<Record<ExportKind, string>> = { sheets: 'pdf-sheets', shop: 'pdf-cards', images: 'zip' };

export function kindOf(preset: ExportPreset): ExportKind {
  if (preset.product === 'pdf-sheets') return 'sheets';
  return preset.name === 'zip' ? 'images' : 'shop';
}

export function presetsOf(choices: ExportChoices, kind: ExportKind): readonly ExportPreset[] {
  return choices.presets.filter((preset) => kindOf(preset) === kind);
}

export function presetOf(choices: ExportChoices, { preset }: Pick<ExportSettings, 'preset'>): ExportPreset {
  const found = choices.presets.find(({ name }) => name === preset) ?? choices.presets[0];
  if (found === undefined) throw new Error('The server offers no exports.');
  return found;
}

/** @param ratio of the deck's front: width by height */
export function firstSettings(choices: ExportChoices, language: string, ratio: number | undefined): ExportSettings {
  const size = usualSize(choices, ratio);
  return withPreset(
    choices,
    { kind: 'sheets', preset: '', size, from: 'all', languages: [language], options: {} },
    FIRST_PRESET.sheets,
  );
}

export function withKind(choices: ExportChoices, settings: ExportSettings, kind: ExportKind): ExportSettings {
  return kind === settings.kind ? settings : withPreset(choices, { ...settings, kind }, FIRST_PRESET[kind]);
}

/** Another preset: what was chosen by hand is for the old one, and the size must be one that the new one takes. */
export function withPreset(choices: ExportChoices, settings: ExportSettings, name: string): ExportSettings {
  const preset = presetOf(choices, { preset: name });
  const allowed = preset.sizes ?? undefined;
  const size =
    allowed === undefined || allowed.includes(settings.size)
      ? settings.size
      : (preset.preferred_size ?? allowed[0] ?? settings.size);
  return { ...settings, preset: preset.name, size, options: {} };
}

export function withOption(settings: ExportSettings, name: string, value: OptionValue | undefined): ExportSettings {
  const { [name]: _old, ...others } = settings.options;
  return { ...settings, options: value === undefined ? others : { ...others, [name]: value } };
}

/** What an option comes to: chosen here, else the preset's, else the usual. */
export function optionOf(choices: ExportChoices, settings: ExportSettings, name: string): OptionValue | undefined {
  const usual = choices.options.find((option) => option.name === name)?.default ?? undefined;
  return settings.options[name] ?? presetOf(choices, settings).defaults[name] ?? usual;
}

/** Millimetres of a length such as `3mm`, `1/8in` or `10pt`. */
export function toMillimetres(length: OptionValue | undefined): number | undefined {
  if (typeof length === 'number') return length;
  const [, whole, part, unit] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?\s*(mm|cm|in|")?$/.exec(String(length ?? '').trim()) ?? [];
  if (whole === undefined) return undefined;
  const number = Number(whole) / Number(part ?? 1);
  return number * ({ cm: 10, in: 25.4, '"': 25.4 }[unit ?? 'mm'] ?? 1);
}

/** Numbers, ascending, as a selection: `1-3,7`. */
export function toSelection(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** @param numbers of the chosen cards, from 1, ascending */
export function toOrder(deckId: string, settings: ExportSettings, numbers: readonly number[]): ExportOrder {
  return {
    deck_id: deckId,
    preset: settings.preset,
    languages: settings.languages,
    ...(settings.from !== 'all' && { cards: toSelection(numbers) }),
    options: { ...settings.options, size: settings.size },
  };
}

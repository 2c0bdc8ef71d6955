import type { ExportOptions } from '@cardwright/renderer/imposition';
import type { ExportChoices } from '../api/exports.js';
import type { ExportSettings } from './settings.js';
import { isFixed, optionsOf, withOption } from './settings.js';

/** The placement of backs: one choice for people, three options for the printer. */
export const BACKS = [
  { value: 'long', label: 'On every second page, long edge', backs: 'interleaved', duplex: 'long-edge', fold: 'none' },
  {
    value: 'short',
    label: 'On every second page, short edge',
    backs: 'interleaved',
    duplex: 'short-edge',
    fold: 'none',
  },
  { value: 'collected', label: 'After all fronts, long edge', backs: 'collected', duplex: 'long-edge', fold: 'none' },
  { value: 'separate', label: 'In a file of their own', backs: 'separate', duplex: 'long-edge', fold: 'none' },
  { value: 'fold', label: 'Beside the fronts, to fold and glue', backs: undefined, duplex: undefined, fold: 'auto' },
  { value: 'none', label: 'No backs', backs: 'none', duplex: 'long-edge', fold: 'none' },
] as const;

export type BacksChoice = (typeof BACKS)[number]['value'];

export function backsOf({ gutter_fold: fold, backs, duplex }: ExportOptions): BacksChoice {
  if (fold !== undefined && fold !== 'none') return 'fold';
  if (backs === 'interleaved') return duplex === 'short-edge' ? 'short' : 'long';
  return BACKS.find((choice) => choice.backs === backs)?.value ?? 'long';
}

/** The placements that the vendor takes. */
export function backsOffered(choices: ExportChoices, settings: ExportSettings): readonly (typeof BACKS)[number][] {
  const required = optionsOf(choices, { ...settings, options: {} });
  return BACKS.filter(({ backs, duplex, fold }) => {
    if (isFixed(choices, settings, 'gutter_fold') && fold !== (required.gutter_fold ?? 'none')) return false;
    if (isFixed(choices, settings, 'duplex') && (duplex ?? required.duplex) !== required.duplex) return false;
    return !isFixed(choices, settings, 'backs') || (backs ?? required.backs) === required.backs;
  });
}

export function withBacks(settings: ExportSettings, value: BacksChoice): ExportSettings {
  const choice = BACKS.find((each) => each.value === value) ?? BACKS[0];
  const folded = withOption(settings, 'gutter_fold', choice.fold);
  return withOption(withOption(folded, 'backs', choice.backs), 'duplex', choice.duplex);
}

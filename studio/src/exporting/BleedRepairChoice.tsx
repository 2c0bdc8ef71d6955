import { type BleedRepair, EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { OptionRow } from './OptionRow.js';
import { chooseIn, optionsOf } from './settings.js';

const REPAIRS: Readonly<Record<BleedRepair, string>> = { none: 'Leave', mirror: 'Mirror', extend: 'Extend' };

/** What happens to a bleed that a face leaves empty, if there is a bleed. */
export function BleedRepairChoice({ choices, settings, onChange }: ChoiceProps): ReactElement | null {
  const { bleed, repair_bleed: repair } = optionsOf(choices, settings);
  if (bleed === 0) return null;
  return (
    <OptionRow
      label="Empty bleed"
      option={EXPORT_OPTIONS.repair_bleed}
      names={REPAIRS}
      value={repair}
      onChange={chooseIn(settings, onChange)('repair_bleed')}
    />
  );
}

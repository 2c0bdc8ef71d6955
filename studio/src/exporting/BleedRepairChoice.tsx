import { type BleedRepair, EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { OptionRow } from './OptionRow.js';
import { chooseIn, optionsOf } from './settings.js';

const REPAIRS: Readonly<Record<BleedRepair, string>> = { none: 'Leave', mirror: 'Mirror', extend: 'Extend' };

/** What happens to a bleed that a face leaves empty. */
export function BleedRepairChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  return (
    <OptionRow
      label="Empty bleed"
      option={EXPORT_OPTIONS.repair_bleed}
      names={REPAIRS}
      value={optionsOf(choices, settings).repair_bleed}
      onChange={chooseIn(settings, onChange)('repair_bleed')}
    />
  );
}

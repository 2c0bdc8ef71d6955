import { type BleedRepair, EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { SegmentedControl } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { chooseIn, optionsOf } from './settings.js';

const REPAIRS: Readonly<Record<BleedRepair, string>> = { none: 'Leave', mirror: 'Mirror', extend: 'Extend' };

/** What happens to a bleed that a face leaves empty. */
export function BleedRepairChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  return (
    <Row label="Empty bleed">
      <SegmentedControl
        size="sm"
        aria-label="Empty bleed"
        data={EXPORT_OPTIONS.repair_bleed.choices.map((value) => ({ value, label: REPAIRS[value] }))}
        value={optionsOf(choices, settings).repair_bleed ?? EXPORT_OPTIONS.repair_bleed.default}
        onChange={chooseIn(settings, onChange)('repair_bleed')}
      />
    </Row>
  );
}

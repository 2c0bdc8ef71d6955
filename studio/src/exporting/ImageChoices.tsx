import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import { BleedRepairChoice } from './BleedRepairChoice.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { LengthInput } from './LengthInput.js';
import { OptionRow } from './OptionRow.js';
import { PressChoice } from './PressChoice.js';
import { ResolutionInput } from './ResolutionInput.js';
import { Row } from './Row.js';
import { chooseIn, isFixed, optionsOf, presetOf } from './settings.js';

const SIDES = { both: 'Both', front: 'Fronts', back: 'Backs' } as const;
const FORMATS = { png: 'PNG', jpg: 'JPEG' } as const;

/** Faces, bleed and pixels of single cards. What a print shop prescribes is not offered. */
export function ImageChoices(props: ChoiceProps): ReactElement {
  const { choices, settings, onChange } = props;
  const { side, bleed, format, dpi } = optionsOf(choices, settings);
  const choose = chooseIn(settings, onChange);
  const { product, family } = presetOf(choices, settings);
  const isOwn = family === 'Cardwright';
  return (
    <>
      {isOwn && (
        <>
          <OptionRow label="Faces" option={EXPORT_OPTIONS.side} names={SIDES} value={side} onChange={choose('side')} />
          <Row label="Bleed">
            <LengthInput label="Bleed" limits={EXPORT_OPTIONS.bleed} value={bleed} onChange={choose('bleed')} />
          </Row>
        </>
      )}
      <BleedRepairChoice {...props} />
      {product === 'pdf-cards' && <PressChoice {...props} />}
      {product === 'zip' && (
        <OptionRow
          label="Format"
          option={EXPORT_OPTIONS.format}
          names={FORMATS}
          value={format}
          disabled={isFixed(choices, settings, 'format')}
          onChange={choose('format')}
        >
          <ResolutionInput value={dpi} onChange={choose('dpi')} />
        </OptionRow>
      )}
    </>
  );
}

import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { SegmentedControl } from '@mantine/core';
import type { ReactElement } from 'react';
import { BleedRepairChoice } from './BleedRepairChoice.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { LengthInput } from './LengthInput.js';
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
          <Row label="Faces">
            <SegmentedControl
              size="sm"
              aria-label="Faces"
              data={EXPORT_OPTIONS.side.choices.map((value) => ({ value, label: SIDES[value] }))}
              value={side ?? EXPORT_OPTIONS.side.default}
              onChange={choose('side')}
            />
          </Row>
          <Row label="Bleed">
            <LengthInput label="Bleed" option="bleed" value={bleed} onChange={choose('bleed')} />
          </Row>
        </>
      )}
      <BleedRepairChoice {...props} />
      {product === 'pdf-cards' && <PressChoice {...props} />}
      {product === 'zip' && (
        <Row label="Format">
          <SegmentedControl
            size="sm"
            aria-label="Format"
            disabled={isFixed(choices, settings, 'format')}
            data={EXPORT_OPTIONS.format.choices.map((value) => ({ value, label: FORMATS[value] }))}
            value={format ?? EXPORT_OPTIONS.format.default}
            onChange={choose('format')}
          />
          <ResolutionInput value={dpi} onChange={choose('dpi')} />
        </Row>
      )}
    </>
  );
}

import { EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { Select } from '@mantine/core';
import { type ReactElement, useId } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { chooseIn, optionsOf } from './settings.js';

const STANDARDS = {
  none: 'Screen colours (RGB)',
  x4: 'PDF/X-4, CMYK',
  'x4-rgb': 'PDF/X-4, RGB',
  x1a: 'PDF/X-1a, CMYK',
} as const;

/** The colours of a PDF for a print shop. */
export function PressChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const id = useId();
  const { pdf_standard: standard = EXPORT_OPTIONS.pdf_standard.default } = optionsOf(choices, settings);
  const choose = chooseIn(settings, onChange)('pdf_standard');
  return (
    <Row label="Colours" htmlFor={id}>
      <Select
        id={id}
        flex={1}
        allowDeselect={false}
        data={EXPORT_OPTIONS.pdf_standard.choices.map((value) => ({ value, label: STANDARDS[value] }))}
        value={standard}
        onChange={(value) => value !== null && choose(value)}
      />
    </Row>
  );
}

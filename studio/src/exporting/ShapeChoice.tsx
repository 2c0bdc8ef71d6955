import { type CardShape, EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import { Select } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { withShape } from './cuts.js';
import { Row } from './Row.js';
import { optionsOf } from './settings.js';

const SHAPES: Readonly<Record<CardShape, string>> = { rectangle: 'Rectangle', round: 'Round', hexagon: 'Hexagon' };

/** What a plotter cuts, guides outline and a virtual table shows. Other marks are for straight cuts. */
export function ShapeChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const { shape = EXPORT_OPTIONS.shape.default } = optionsOf(choices, settings);
  return (
    <Row label="Shape">
      <Select
        aria-label="Shape"
        flex={1}
        allowDeselect={false}
        data={EXPORT_OPTIONS.shape.choices.map((value) => ({ value, label: SHAPES[value] }))}
        value={shape}
        onChange={(value) => value !== null && onChange(withShape(settings, value))}
      />
    </Row>
  );
}

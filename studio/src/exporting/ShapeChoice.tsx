import { type CardShape, EXPORT_OPTIONS } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { withShape } from './cuts.js';
import { OptionRow } from './OptionRow.js';
import { optionsOf } from './settings.js';

const SHAPES: Readonly<Record<CardShape, string>> = { rectangle: 'Rectangle', round: 'Round', hexagon: 'Hexagon' };

/** What a plotter cuts, guides outline and a virtual table shows. Other marks are for straight cuts. */
export function ShapeChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  return (
    <OptionRow
      label="Shape"
      option={EXPORT_OPTIONS.shape}
      names={SHAPES}
      value={optionsOf(choices, settings).shape}
      isList
      onChange={(value) => onChange(withShape(settings, value))}
    />
  );
}

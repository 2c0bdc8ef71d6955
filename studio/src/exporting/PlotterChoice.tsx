import { EXPORT_OPTIONS, type PlotterFile } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { hasShape, isPlotted, withPlotter } from './cuts.js';
import { LengthInput } from './LengthInput.js';
import { OptionRow } from './OptionRow.js';
import { Row } from './Row.js';
import { chooseIn, isOnStock, optionsOf } from './settings.js';
import { ShapeChoice } from './ShapeChoice.js';

const FILES: Readonly<Record<PlotterFile, string>> = {
  none: 'None',
  svg: 'Cut lines as SVG',
  dxf: 'Cut lines as DXF',
  both: 'SVG and DXF',
};

/** What a cutting plotter gets, and the shape that it or guides follow. Stock that is cut already needs none of it. */
export function PlotterChoice(props: ChoiceProps): ReactElement | null {
  const { choices, settings, onChange } = props;
  const options = optionsOf(choices, settings);
  const isCutByPlotter = isPlotted(choices, settings);
  const choose = chooseIn(settings, onChange);
  if (isOnStock(choices, settings) && !isCutByPlotter) return null;
  return (
    <>
      <OptionRow
        label="Cutting plotter"
        option={EXPORT_OPTIONS.plotter}
        names={FILES}
        value={options.plotter}
        isList
        onChange={(value) => onChange(withPlotter(choices, settings, value))}
      />
      {hasShape(choices, settings) && <ShapeChoice {...props} />}
      {isCutByPlotter && options.shape === 'rectangle' && (
        <Row label="Corner radius">
          <LengthInput
            label="Corner radius"
            limits={EXPORT_OPTIONS.corner_radius}
            value={options.corner_radius}
            onChange={choose('corner_radius')}
          />
        </Row>
      )}
    </>
  );
}

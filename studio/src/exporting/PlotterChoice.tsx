import { EXPORT_OPTIONS, type PlotterFile } from '@cardwright/renderer/imposition';
import { Select } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { LengthInput } from './LengthInput.js';
import { Row } from './Row.js';
import { chooseIn, type ExportSettings, isOnStock, optionsOf, withOption } from './settings.js';

const FILES: Readonly<Record<PlotterFile, string>> = {
  none: 'None',
  svg: 'Cut lines as SVG',
  dxf: 'Cut lines as DXF',
  both: 'SVG and DXF',
};

/** Registration marks and cut lines for a cutting plotter. Stock that is cut already needs none. */
export function PlotterChoice({ choices, settings, onChange }: ChoiceProps): ReactElement | null {
  const options = optionsOf(choices, settings);
  const { plotter = EXPORT_OPTIONS.plotter.default } = options;
  const isPlotted = plotter !== 'none';
  const choose = chooseIn(settings, onChange);
  if (isOnStock(choices, settings) && !isPlotted) return null;
  return (
    <>
      <Row label="Cutting plotter">
        <Select
          aria-label="Cutting plotter"
          flex={1}
          allowDeselect={false}
          data={EXPORT_OPTIONS.plotter.choices.map((value) => ({ value, label: FILES[value] }))}
          value={plotter}
          onChange={(value) => value !== null && onChange(withPlotter(settings, value))}
        />
      </Row>
      {isPlotted && (
        <Row label="Corner radius">
          <LengthInput
            label="Corner radius"
            option="corner_radius"
            value={options.corner_radius}
            onChange={choose('corner_radius')}
          />
        </Row>
      )}
    </>
  );
}

/** Without a plotter, nothing rounds the corners. */
function withPlotter(settings: ExportSettings, plotter: PlotterFile): ExportSettings {
  const chosen = withOption(settings, 'plotter', plotter);
  return plotter === 'none' ? withOption(chosen, 'corner_radius', undefined) : chosen;
}

import { EXPORT_OPTIONS, type CutMarks } from '@cardwright/renderer/imposition';
import { Button, Collapse, SegmentedControl, Select, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, type ReactElement } from 'react';
import { BACKS, backsOf, withBacks } from './backs.js';
import { BleedRepairChoice } from './BleedRepairChoice.js';
import { CalibrationInput } from './CalibrationInput.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { LengthInput } from './LengthInput.js';
import { PlacingChoices } from './PlacingChoices.js';
import { PlotterChoice } from './PlotterChoice.js';
import { PaperChoice } from './PaperChoice.js';
import { PressChoice } from './PressChoice.js';
import { PrinterChoice } from './PrinterChoice.js';
import { Row } from './Row.js';
import { chooseIn, isOnStock, optionsOf } from './settings.js';

const MARKS: Readonly<Record<CutMarks, string>> = {
  ticks: 'Ticks',
  crosses: 'Crosses',
  guides: 'Guides',
  none: 'None',
};

/** Paper, backs, bleed, gaps and marks of sheets. */
export function SheetChoices(props: ChoiceProps): ReactElement {
  const { choices, settings, onChange } = props;
  const backsId = useId();
  const [isOpen, { toggle }] = useDisclosure(false);
  const options = optionsOf(choices, settings);
  const choose = chooseIn(settings, onChange);
  const isStock = isOnStock(choices, settings);
  return (
    <>
      <PaperChoice {...props} />
      <Row label="Backs" htmlFor={backsId}>
        <Select
          id={backsId}
          flex={1}
          allowDeselect={false}
          data={BACKS.map(({ value, label }) => ({ value, label }))}
          value={backsOf(options)}
          onChange={(value) => value !== null && onChange(withBacks(settings, value))}
        />
      </Row>
      <Row label={isStock ? 'Bleed' : 'Bleed and gap'}>
        <LengthInput label="Bleed" option="bleed" value={options.bleed} onChange={choose('bleed')} />
        {!isStock && <LengthInput label="Gap" option="gap" value={options.gap} onChange={choose('gap')} />}
      </Row>
      <Row label="Cut marks">
        <SegmentedControl
          size="sm"
          aria-label="Cut marks"
          data={EXPORT_OPTIONS.marks.choices.map((value) => ({ value, label: MARKS[value] }))}
          value={options.marks ?? EXPORT_OPTIONS.marks.default}
          onChange={choose('marks')}
        />
      </Row>
      <Row label="Also print">
        <Switch
          label="Register"
          checked={options.registration === true}
          onChange={({ currentTarget }) => choose('registration')(currentTarget.checked)}
        />
        <Switch
          label="Colours"
          checked={options.color_bar === true}
          onChange={({ currentTarget }) => choose('color_bar')(currentTarget.checked)}
        />
        <Switch
          label="Card names"
          checked={options.card_labels === true}
          onChange={({ currentTarget }) => choose('card_labels')(currentTarget.checked)}
        />
        <Switch
          label="Title"
          checked={options.footer !== false}
          onChange={({ currentTarget }) => choose('footer')(currentTarget.checked)}
        />
      </Row>
      <PlotterChoice {...props} />
      <PressChoice {...props} />
      <Collapse expanded={isOpen}>
        <FinePoints {...props} />
      </Collapse>
      <Button variant="subtle" size="sm" onClick={toggle} aria-expanded={isOpen}>
        {isOpen ? 'Fewer settings' : isStock ? 'Printer calibration' : 'Columns, margins and printer calibration'}
      </Button>
    </>
  );
}

/** Rarely needed options. */
function FinePoints(props: ChoiceProps): ReactElement {
  const { choices, settings, onChange } = props;
  const { calibration } = optionsOf(choices, settings);
  return (
    <>
      {!isOnStock(choices, settings) && <PlacingChoices {...props} />}
      <BleedRepairChoice {...props} />
      <PrinterChoice {...props} />
      <Row label="Shift backs">
        <CalibrationInput value={calibration} onChange={chooseIn(settings, onChange)('calibration')} />
      </Row>
    </>
  );
}

import { EXPORT_OPTIONS, type CutMarks, type ExportOptionName } from '@cardwright/renderer/imposition';
import { Button, Collapse, Select, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { backsOf, backsOffered, withBacks } from './backs.js';
import { BleedRepairChoice } from './BleedRepairChoice.js';
import { CalibrationInput } from './CalibrationInput.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { isPlotted, withMarks } from './cuts.js';
import styles from './ExportDialog.module.css';
import { FixedNote } from './FixedNote.js';
import { LengthInput } from './LengthInput.js';
import { OptionRow } from './OptionRow.js';
import { PlacingChoices } from './PlacingChoices.js';
import { PlotterChoice } from './PlotterChoice.js';
import { PaperChoice } from './PaperChoice.js';
import { PressChoice } from './PressChoice.js';
import { PrinterChoice } from './PrinterChoice.js';
import { Row } from './Row.js';
import { chooseIn, isFixed, isOnStock, optionsOf, presetOf } from './settings.js';

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
  const finePointsId = useId();
  const [isOpen, { toggle }] = useDisclosure(false);
  const options = optionsOf(choices, settings);
  const choose = chooseIn(settings, onChange);
  const isStock = isOnStock(choices, settings);
  const isGiven = (name: ExportOptionName): boolean => isFixed(choices, settings, name);
  return (
    <>
      <PaperChoice {...props} />
      <Row label="Backs" htmlFor={backsId}>
        <Select
          id={backsId}
          flex={1}
          allowDeselect={false}
          data={backsOffered(choices, settings).map(({ value, label }) => ({ value, label }))}
          value={backsOf(options)}
          onChange={(value) => value !== null && onChange(withBacks(settings, value))}
        />
        <FixedNote {...props} of={['duplex', 'gutter_fold', 'backs']} what="backs in one of these ways" />
      </Row>
      <BleedAndGap {...props} />
      {!isPlotted(choices, settings) && (
        <OptionRow
          label="Cut marks"
          option={EXPORT_OPTIONS.marks}
          names={MARKS}
          value={options.marks}
          disabled={isGiven('marks')}
          onChange={(value) => onChange(withMarks(choices, settings, value))}
        />
      )}
      <Row label="Also print">
        {!isPlotted(choices, settings) && (
          <Switch
            label="Register"
            disabled={isGiven('registration')}
            checked={options.registration === true}
            onChange={({ currentTarget }) => choose('registration')(currentTarget.checked)}
          />
        )}
        <Switch
          label="Colours"
          disabled={isGiven('color_bar')}
          checked={options.color_bar === true}
          onChange={({ currentTarget }) => choose('color_bar')(currentTarget.checked)}
        />
        <Switch
          label="Card names"
          disabled={isGiven('card_labels')}
          checked={options.card_labels === true}
          onChange={({ currentTarget }) => choose('card_labels')(currentTarget.checked)}
        />
        <Switch
          label="Title"
          disabled={isGiven('footer')}
          checked={options.footer !== false}
          onChange={({ currentTarget }) => choose('footer')(currentTarget.checked)}
        />
      </Row>
      <PlotterChoice {...props} />
      <PressChoice {...props} />
      <Button
        className={styles.more ?? ''}
        variant="subtle"
        size="sm"
        rightSection={isOpen ? <ChevronUp size={15} aria-hidden /> : <ChevronDown size={15} aria-hidden />}
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={finePointsId}
      >
        {isOpen ? 'Fewer settings' : isStock ? 'Printer calibration' : 'Columns, margins and printer calibration'}
      </Button>
      <Collapse id={finePointsId} expanded={isOpen}>
        <FinePoints {...props} />
      </Collapse>
    </>
  );
}

/** A vendor requires at least its own; precut stock has the gaps. */
function BleedAndGap({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const names = isOnStock(choices, settings) ? (['bleed'] as const) : (['bleed', 'gap'] as const);
  const { defaults } = presetOf(choices, settings);
  const options = optionsOf(choices, settings);
  const leastOf = (name: 'bleed' | 'gap'): number | undefined =>
    isFixed(choices, settings, name) ? defaults[name] : undefined;
  const least = names.flatMap((name) =>
    leastOf(name) === undefined ? [] : [`a ${name} of at least ${leastOf(name)} mm`],
  );
  return (
    <Row label={names.length === 1 ? 'Bleed' : 'Bleed and gap'}>
      {names.map((name) => (
        <LengthInput
          key={name}
          label={name === 'bleed' ? 'Bleed' : 'Gap'}
          limits={{ min: leastOf(name) ?? EXPORT_OPTIONS[name].min, max: EXPORT_OPTIONS[name].max }}
          value={options[name]}
          onChange={chooseIn(settings, onChange)(name)}
        />
      ))}
      <FixedNote choices={choices} settings={settings} of={names} what={least.join(' and ')} />
    </Row>
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

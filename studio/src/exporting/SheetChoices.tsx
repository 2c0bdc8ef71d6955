import { Button, Collapse, NumberInput, SegmentedControl, Select, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, type ReactElement } from 'react';
import { BACKS, backsOf, withBacks } from './backs.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { LengthInput } from './LengthInput.js';
import { PaperChoice } from './PaperChoice.js';
import { Row } from './Row.js';
import { optionOf, withOption } from './settings.js';

const MARKS = [
  { value: 'ticks', label: 'Ticks' },
  { value: 'crosses', label: 'Crosses' },
  { value: 'guides', label: 'Guides' },
  { value: 'none', label: 'None' },
];

/** Paper, backs, bleed, gaps and marks of sheets. */
export function SheetChoices(props: ChoiceProps): ReactElement {
  const { choices, settings, onChange } = props;
  const backsId = useId();
  const [isOpen, { toggle }] = useDisclosure(false);
  const option = (name: string) => optionOf(choices, settings, name);
  const choose = (name: string) => (value: string | number | boolean | null | undefined) =>
    onChange(withOption(settings, name, value ?? undefined));
  return (
    <>
      <PaperChoice {...props} />
      <Row label="Backs" htmlFor={backsId}>
        <Select
          id={backsId}
          flex={1}
          allowDeselect={false}
          data={BACKS.map(({ value, label }) => ({ value, label }))}
          value={backsOf(option)}
          onChange={(value) => value !== null && onChange(withBacks(settings, value))}
        />
      </Row>
      <Row label="Bleed and gap">
        <LengthInput label="Bleed" value={option('bleed')} onChange={choose('bleed')} />
        <LengthInput label="Gap" value={option('gap') ?? '0mm'} onChange={choose('gap')} />
      </Row>
      <Row label="Cut marks">
        <SegmentedControl
          size="sm"
          aria-label="Cut marks"
          data={MARKS}
          value={String(option('marks') ?? 'ticks')}
          onChange={choose('marks')}
        />
      </Row>
      <Row label="Also print">
        <Switch
          label="Register"
          checked={option('registration') === true}
          onChange={({ currentTarget }) => choose('registration')(currentTarget.checked)}
        />
        <Switch
          label="Colours"
          checked={option('color_bar') === true}
          onChange={({ currentTarget }) => choose('color_bar')(currentTarget.checked)}
        />
        <Switch
          label="Title"
          checked={option('footer') !== false}
          onChange={({ currentTarget }) => choose('footer')(currentTarget.checked)}
        />
      </Row>
      <Collapse expanded={isOpen}>
        <FinePoints {...props} />
      </Collapse>
      <Button variant="subtle" size="sm" onClick={toggle} aria-expanded={isOpen}>
        {isOpen ? 'Fewer settings' : 'Columns, margins and printer calibration'}
      </Button>
    </>
  );
}

/** What few people need. */
function FinePoints({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const option = (name: string) => optionOf(choices, settings, name);
  const choose = (name: string) => (value: string | number | undefined) =>
    onChange(withOption(settings, name, value === '' ? undefined : value));
  const count = (name: string) => (
    <NumberInput
      aria-label={name === 'columns' ? 'Columns' : 'Rows'}
      placeholder="as many as fit"
      min={1}
      max={100}
      allowDecimal={false}
      w={132}
      value={Number(option(name)) || ''}
      onChange={choose(name)}
    />
  );
  return (
    <>
      <Row label="Columns, rows">
        {count('columns')}
        {count('rows')}
      </Row>
      <Row label="Margin">
        <LengthInput label="Margin" value={option('margin') ?? '5mm'} onChange={choose('margin')} />
      </Row>
      <Row label="Shift backs">
        <Calibration value={String(option('calibration') ?? '')} onChange={choose('calibration')} />
      </Row>
    </>
  );
}

/** How far a printer misses: right and down, in millimetres; the third number is a scale, which stays. */
function Calibration({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  const [x = 0, y = 0, scale = 1] = value === '' ? [] : value.split(',').map(Number);
  const set = (nextX: number, nextY: number): void =>
    onChange(nextX === 0 && nextY === 0 && scale === 1 ? '' : `${nextX},${nextY},${scale}`);
  return (
    <>
      <NumberInput
        aria-label="To the right, mm"
        value={x}
        suffix=" mm →"
        step={0.1}
        min={-50}
        max={50}
        w={110}
        onChange={(next) => set(Number(next) || 0, y)}
      />
      <NumberInput
        aria-label="Down, mm"
        value={y}
        suffix=" mm ↓"
        step={0.1}
        min={-50}
        max={50}
        w={110}
        onChange={(next) => set(x, Number(next) || 0)}
      />
    </>
  );
}

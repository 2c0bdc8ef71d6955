import { EXPORT_OPTIONS, type ExportOptionName, type Turn } from '@cardwright/renderer/imposition';
import { NumberInput, SegmentedControl } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { FixedNote } from './FixedNote.js';
import { LengthInput } from './LengthInput.js';
import { ORIENTATION_NAMES } from './orientationNames.js';
import { Row } from './Row.js';
import { chooseIn, isFixed, optionsOf } from './settings.js';

const TURNS: Readonly<Record<Turn, string>> = { auto: 'If more fit', never: 'Never', always: 'Always' };

/** How cards are placed on paper that is not precut. */
export function PlacingChoices({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const options = optionsOf(choices, settings);
  const choose = chooseIn(settings, onChange);
  const isGiven = (name: ExportOptionName): boolean => isFixed(choices, settings, name);
  const count = (name: 'columns' | 'rows', label: string) => (
    <NumberInput
      aria-label={label}
      disabled={isGiven(name)}
      placeholder={EXPORT_OPTIONS[name].otherwise}
      min={EXPORT_OPTIONS[name].min}
      max={EXPORT_OPTIONS[name].max}
      allowDecimal={false}
      w={132}
      value={options[name] ?? ''}
      onChange={(value) => choose(name)(value === '' ? undefined : Number(value))}
    />
  );
  return (
    <>
      <Row label="Columns, rows">
        {count('columns', 'Columns')}
        {count('rows', 'Rows')}
      </Row>
      <Row label="Margin">
        <LengthInput label="Margin" option="margin" value={options.margin} onChange={choose('margin')} />
      </Row>
      <Row label="Orientation">
        <SegmentedControl
          size="sm"
          aria-label="Orientation"
          disabled={isGiven('orientation')}
          data={EXPORT_OPTIONS.orientation.choices.map((value) => ({ value, label: ORIENTATION_NAMES[value] }))}
          value={options.orientation ?? EXPORT_OPTIONS.orientation.default}
          onChange={choose('orientation')}
        />
        <FixedNote choices={choices} settings={settings} of={['orientation']} />
      </Row>
      <Row label="Turn cards">
        <SegmentedControl
          size="sm"
          aria-label="Turn cards"
          disabled={isGiven('turn')}
          data={EXPORT_OPTIONS.turn.choices.map((value) => ({ value, label: TURNS[value] }))}
          value={options.turn ?? EXPORT_OPTIONS.turn.default}
          onChange={choose('turn')}
        />
      </Row>
    </>
  );
}

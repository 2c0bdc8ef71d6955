import { EXPORT_OPTIONS, type ExportOptionName, type Turn } from '@cardwright/renderer/imposition';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { FixedNote } from './FixedNote.js';
import { LengthInput } from './LengthInput.js';
import { LimitedInput } from './LimitedInput.js';
import { OptionRow } from './OptionRow.js';
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
    <LimitedInput
      label={label}
      name={`number of ${name}`}
      disabled={isGiven(name)}
      placeholder={EXPORT_OPTIONS[name].otherwise}
      min={EXPORT_OPTIONS[name].min}
      max={EXPORT_OPTIONS[name].max}
      allowDecimal={false}
      w={132}
      value={options[name]}
      onChange={choose(name)}
    />
  );
  return (
    <>
      <Row label="Columns, rows">
        {count('columns', 'Columns')}
        {count('rows', 'Rows')}
      </Row>
      <Row label="Margin">
        <LengthInput label="Margin" limits={EXPORT_OPTIONS.margin} value={options.margin} onChange={choose('margin')} />
      </Row>
      <OptionRow
        label="Orientation"
        option={EXPORT_OPTIONS.orientation}
        names={ORIENTATION_NAMES}
        value={options.orientation}
        disabled={isGiven('orientation')}
        onChange={choose('orientation')}
      >
        <FixedNote choices={choices} settings={settings} of={['orientation']} />
      </OptionRow>
      <OptionRow
        label="Turn cards"
        option={EXPORT_OPTIONS.turn}
        names={TURNS}
        value={options.turn}
        disabled={isGiven('turn')}
        onChange={choose('turn')}
      />
    </>
  );
}

import { Select, Switch } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { cardChoices } from './chosenCards.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { optionsOf, presetOf, withOption } from './settings.js';

/** Which cards, and how many copies. */
export function CardChoice({ subject, choices, settings, onChange }: ChoiceProps): ReactElement {
  const cards = useMemo(() => cardChoices(subject), [subject]);
  const hasCopies = presetOf(choices, settings).product !== 'zip';
  return (
    <Row label="Cards">
      <Select
        aria-label="Which cards"
        flex={1}
        miw={150}
        allowDeselect={false}
        data={[...cards]}
        value={settings.from}
        onChange={(from) => from !== null && onChange({ ...settings, from })}
      />
      {hasCopies && (
        <Switch
          label="with copies"
          checked={optionsOf(choices, settings).copies !== false}
          onChange={({ currentTarget }) =>
            onChange(withOption(settings, 'copies', currentTarget.checked ? undefined : false))
          }
        />
      )}
    </Row>
  );
}

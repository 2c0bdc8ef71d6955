import { Select, Switch } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { cardChoices } from './chosenCards.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { optionsOf, presetOf, withOption } from './settings.js';

/** Which cards, and how many copies. */
export function CardChoice({ subject, choices, settings, onChange }: ChoiceProps): ReactElement {
  const cards = useMemo(() => cardChoices(subject), [subject]);
  const { product } = presetOf(choices, settings);
  // The order matters where copies lie in a row: on sheets and pages.
  const hasOrder = product === 'pdf-sheets' || product === 'pdf-cards';
  const hasCopies = product !== 'zip';
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
      {hasOrder && (
        <Switch
          label="set by set"
          checked={optionsOf(choices, settings).collate === 'set'}
          onChange={({ currentTarget }) =>
            onChange(withOption(settings, 'collate', currentTarget.checked ? 'set' : undefined))
          }
        />
      )}
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

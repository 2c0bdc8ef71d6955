import { SegmentedControl, Switch } from '@mantine/core';
import type { ReactElement } from 'react';
import { allCards } from '../../../document/find.js';
import type { ChoiceProps } from './ExportForm.js';
import { Row } from './Row.js';
import { optionOf, presetOf, withOption } from './settings.js';

/** Which cards, and how often. */
export function CardChoice({ subject, choices, settings, onChange }: ChoiceProps): ReactElement {
  const { deck, selectedIds } = subject;
  const count = allCards(deck).length;
  const hasCopies = presetOf(choices, settings).product !== 'zip';
  return (
    <Row label="Cards">
      {selectedIds.size > 0 && (
        <SegmentedControl
          aria-label="Which cards"
          size="sm"
          data={[
            { value: 'all', label: `All ${count}` },
            { value: 'selected', label: `Selected ${selectedIds.size}` },
          ]}
          value={settings.onlySelected ? 'selected' : 'all'}
          onChange={(value) => onChange({ ...settings, onlySelected: value === 'selected' })}
        />
      )}
      {selectedIds.size === 0 && <span>All {count}</span>}
      {hasCopies && (
        <Switch
          label="with copies"
          checked={optionOf(choices, settings, 'copies') !== false}
          onChange={({ currentTarget }) =>
            onChange(withOption(settings, 'copies', currentTarget.checked ? undefined : false))
          }
        />
      )}
    </Row>
  );
}

import { Button, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { DeckSort } from '../../../api/decks.js';

const LABELS: Readonly<Record<DeckSort, string>> = {
  updated: 'Last edited',
  created: 'Newest first',
  title: 'Title A to Z',
};

interface SortMenuProps {
  readonly value: DeckSort;
  readonly onChange: (sort: DeckSort) => void;
}

/** The sort order of the decks. */
export function SortMenu({ value, onChange }: SortMenuProps): ReactElement {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--cw-ink2)"
          size="sm"
          rightSection={<ChevronDown size={16} aria-hidden />}
          aria-label={`Sort: ${LABELS[value]}`}
        >
          {LABELS[value]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={(sort) => onChange(sort as DeckSort)}>
          {Object.entries(LABELS).map(([sort, label]) => (
            <Menu.RadioItem key={sort} value={sort} closeMenuOnClick>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { LayoutGrid, List } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useDeckView, type DeckView } from '../deckView.js';

/** Tiles or rows. */
export function ViewToggle(): ReactElement {
  const { view, setView } = useDeckView();
  return (
    <SegmentedControl<DeckView>
      aria-label="View"
      size="xs"
      value={view}
      onChange={setView}
      data={[
        { value: 'grid', label: <Named label="Tiles" icon={<LayoutGrid size={16} aria-hidden />} /> },
        { value: 'list', label: <Named label="Rows" icon={<List size={16} aria-hidden />} /> },
      ]}
    />
  );
}

function Named({ label, icon }: { readonly label: string; readonly icon: ReactNode }): ReactElement {
  return (
    <span style={{ display: 'flex', padding: '2px 3px' }}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

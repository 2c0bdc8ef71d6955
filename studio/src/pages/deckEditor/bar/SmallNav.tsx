import { SegmentedControl } from '@mantine/core';
import type { ReactElement } from 'react';
import { useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { EditorTabs } from './EditorTabs.js';
import classes from './SmallNav.module.css';

const PANELS = [
  { value: 'cards', label: 'Cards' },
  { value: 'card', label: 'Card' },
  { value: 'fields', label: 'Fields' },
] as const;

/** Small screens: the tabs below the bar, and on the Cards tab the switch between its three parts. */
export function SmallNav(): ReactElement {
  const { session } = useEditor();
  const panel = useSession((state) => state.panel);
  const hasPanels = useSession((state) => state.tab === 'cards' && state.view === 'card');
  return (
    <div className={classes.nav}>
      <div className={classes.tabs}>
        <EditorTabs />
      </div>
      {hasPanels && (
        <nav className={classes.panels} aria-label="Parts of the editor">
          <SegmentedControl
            fullWidth
            aria-label="Part of the editor"
            data={PANELS.map((option) => option)}
            value={panel}
            onChange={(value) =>
              session.setState({ panel: PANELS.find((one) => one.value === value)?.value ?? 'card' })
            }
          />
        </nav>
      )}
    </div>
  );
}

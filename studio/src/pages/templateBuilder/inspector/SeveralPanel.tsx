import type { ReactElement } from 'react';
import { isEnabled } from '../../../actions/Action.js';
import { ActionButton } from '../../../actions/ActionButton.js';
import { useBuilderActions, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { IconActions } from './IconActions.js';
import classes from './inspector.module.css';
import { LockedNote } from './LockedNote.js';
import { LookPanel } from './look/LookPanel.js';
import { Panel } from './Panel.js';
import { useStyling } from './useStyling.js';

/** What several parts have in common: how they line up, and their look. */
export function SeveralPanel(): ReactElement {
  const { arrange, items } = useBuilderActions();
  const count = useBuilderSession((session) => session.selectedIds.length);
  // Whether an action is enabled depends on the template.
  useTemplate((template) => template);
  const styling = useStyling();
  const { left, center, right, top, middle, bottom, gapsX, gapsY } = arrange;
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.name}>{count} parts</h2>
      </div>
      <LockedNote />{' '}
      <Panel title="Arrange" note="overlays">
        <IconActions label="Align" actions={[left, center, right, top, middle, bottom, gapsX, gapsY]} />
        <div className={classes.wide}>
          {[arrange.widths, arrange.heights, items.group, items.duplicate, items.remove].map((action) => (
            <ActionButton key={action.id} action={action} size="xs" variant="default" disabled={!isEnabled(action)} />
          ))}
        </div>
      </Panel>
      <LookPanel styling={styling} hasText />
    </>
  );
}

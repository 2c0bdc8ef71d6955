import type { ReactElement } from 'react';
import { isEnabled } from '../../../actions/Action.js';
import { ActionButton } from '../../../actions/ActionButton.js';
import { useBuilderActions, useBuilderSession, useParts } from '../../../template/builder/BuilderContext.js';
import { IconActions } from './IconActions.js';
import classes from './inspector.module.css';
import { LockedNote } from './LockedNote.js';
import { LookPanel } from './look/LookPanel.js';
import { Panel } from './Panel.js';
import { isSetAsText, TextPanel } from './TextPanel.js';
import { useStyling } from './useStyling.js';

/** What several parts have in common: how they line up, the setting of their texts, and their look. */
export function SeveralPanel(): ReactElement {
  const { arrange, items } = useBuilderActions();
  const ids = useBuilderSession((session) => session.selectedIds);
  // Whether an action is enabled depends on the template.
  const parts = useParts();
  const styling = useStyling();
  const { left, center, right, top, middle, bottom, gapsX, gapsY } = arrange;
  const areTexts = ids.every((id) => {
    const item = parts.get(id)?.item;
    return item !== undefined && isSetAsText(item);
  });
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.name}>{ids.length} parts</h2>
        <IconActions label="Edit" actions={[items.group, items.duplicate, items.remove]} />
      </div>
      <LockedNote />{' '}
      <Panel title="Arrange" note="overlays">
        <IconActions label="Align" actions={[left, center, right, top, middle, bottom, gapsX, gapsY]} />
        <div className={classes.pair}>
          {[arrange.widths, arrange.heights].map((action) => (
            <ActionButton
              key={action.id}
              action={action}
              size="xs"
              px={4}
              variant="default"
              disabled={!isEnabled(action)}
            />
          ))}
        </div>
      </Panel>
      {areTexts && <TextPanel styling={styling} />}
      <LookPanel styling={styling} hasText />
    </>
  );
}

import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { ActionTip } from '../../../actions/ActionTip.js';
import { SaveState } from '../../../components/SaveState.js';
import { useEditor, useEditorActions } from '../../../deck/editor/EditorContext.js';
import { useMissingFields } from '../../../deck/saving/useMissingFields.js';
import { useSaveStatus } from '../../../editing/saving/useSaveStatus.js';
import classes from './EditorBar.module.css';
import { MissingFields } from './MissingFields.js';

/** The deck's save state, and what prevents saving. */
export function SaveControls(): ReactElement {
  const { save } = useEditorActions().deck;
  const state = useSaveStatus(useEditor().store);
  const missing = useMissingFields();
  return (
    <div className={classes.save}>
      {state === 'dirty' && missing.length > 0 ? <MissingFields missing={missing} /> : <SaveState state={state} />}
      {state !== 'saved' && (
        <ActionTip action={save}>
          <Button variant="default" loading={state === 'saving'} onClick={save.run}>
            Save
          </Button>
        </ActionTip>
      )}
    </div>
  );
}

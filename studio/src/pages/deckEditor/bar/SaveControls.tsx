import { Button, Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { Kbd } from '../../../components/Kbd.js';
import { SaveState } from '../../../components/SaveState.js';
import { useEditor } from '../../../deck/editor/EditorContext.js';
import { useSaveStatus } from '../../../editing/saving/useSaveStatus.js';
import classes from './EditorBar.module.css';

/** Whether the deck is kept, and what keeps it. */
export function SaveControls(): ReactElement {
  const { store, save } = useEditor();
  const state = useSaveStatus(store);
  return (
    <div className={classes.save}>
      <SaveState state={state} />
      {state !== 'saved' && (
        <Tooltip
          label={
            <>
              Save deck <Kbd shortcut="mod+S" />
            </>
          }
        >
          <Button variant="default" loading={state === 'saving'} onClick={() => void save()}>
            Save
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

import { Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../../components/Dialog.js';
import classes from '../choices.module.css';

interface Props {
  /** 'You have unsaved changes', or the title of this kind of document. */
  readonly title: string;
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly onStay: () => void;
  readonly onSaveAndExit: () => void;
  readonly onExit: () => void;
}

/** Asks before leaving. Closing the dialog means staying. */
export function UnsavedChangesDialog(props: Props): ReactElement {
  const { title, isOpen, isSaving, onStay, onSaveAndExit, onExit } = props;
  return (
    <Dialog
      opened={isOpen}
      onClose={onStay}
      title={title}
      size={520}
      closeButtonProps={{ 'aria-label': 'Stay and edit' }}
    >
      <div data-short>
        <Text c="var(--cw-ink2)" role="status">
          {isSaving ? 'Saving… You will leave once everything is saved.' : 'What would you like to do before leaving?'}
        </Text>
        <div className={classes.choices} data-stacks data-keep-clear>
          <Button variant="light" color="pip" onClick={onExit} className={classes.first}>
            Exit without saving
          </Button>
          <Button variant="default" onClick={onStay}>
            Stay and edit
          </Button>
          <Button onClick={onSaveAndExit} loading={isSaving} data-autofocus>
            Save and exit
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

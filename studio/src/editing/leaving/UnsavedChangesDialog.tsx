import { Button, Modal, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './UnsavedChangesDialog.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly onStay: () => void;
  readonly onSaveAndExit: () => void;
  readonly onExit: () => void;
}

/** Asks on the way out. Closing it is staying. */
export function UnsavedChangesDialog({ isOpen, isSaving, onStay, onSaveAndExit, onExit }: Props): ReactElement {
  return (
    <Modal
      opened={isOpen}
      onClose={onStay}
      title="You have unsaved changes"
      size={520}
      closeButtonProps={{ 'aria-label': 'Stay and edit' }}
    >
      <div data-short>
        <Text c="var(--cw-ink2)">What would you like to do before leaving?</Text>
        <div className={classes.choices}>
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
    </Modal>
  );
}

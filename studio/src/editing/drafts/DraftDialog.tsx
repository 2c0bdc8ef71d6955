import { Button, Modal, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { describeChanges } from '../../deck/document/describeChanges.js';
import type { KeptDraft } from './draftStorage.js';
import { ChangeList } from '../conflicts/ChangeList.js';
import classes from '../conflicts/dialogs.module.css';
import { momentOf } from '../../words/momentOf.js';

interface Props {
  readonly draft: KeptDraft;
  /** The deck has been saved elsewhere since the draft was begun. */
  readonly isOlder: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** What this browser kept of changes that were never saved. It stays until it is answered: nothing may be edited over it. */
export function DraftDialog({ draft, isOlder, onRestore, onDiscard }: Props): ReactElement {
  return (
    <Modal
      opened
      onClose={onRestore}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Changes that were not saved"
      size={520}
    >
      <Text c="var(--cw-ink2)">
        This browser kept them {momentOf(draft.at)}, when the window closed before you saved.
        {isOlder && ' The deck has been saved elsewhere since: restoring keeps both.'}
      </Text>
      <ChangeList changes={describeChanges(draft.base, draft.deck)} />
      <div className={classes.actions}>
        <Button variant="light" color="pip" onClick={onDiscard} className={classes.first}>
          Discard them
        </Button>
        <Button onClick={onRestore} data-autofocus>
          Restore changes
        </Button>
      </div>
    </Modal>
  );
}

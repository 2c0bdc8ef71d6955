import { Button, Modal } from '@mantine/core';
import type { ReactElement } from 'react';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useDialog } from '../deck/editor/useDialog.js';
import { useDeck } from '../deck/editor/EditorContext.js';
import { DeckLinks } from './DeckLinks.js';

/** Links for others; a draft has no working ones. */
export default function ShareDialog({ onClose }: DialogProps<'share'>): ReactElement {
  const { id, status } = useDeck((deck) => deck);
  const open = useDialog();
  return (
    <Modal opened onClose={onClose} title="Share deck" size={560}>
      {status === 'draft' ? (
        <>
          <p>Only you can see a draft. Choose unlisted to share it by link, or publish it for everybody.</p>
          <Button data-autofocus onClick={() => open({ name: 'publish' })}>
            Publish deck
          </Button>
        </>
      ) : (
        <DeckLinks id={id} />
      )}
    </Modal>
  );
}

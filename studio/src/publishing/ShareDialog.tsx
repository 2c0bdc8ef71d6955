import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useDialog } from '../deck/editor/useDialog.js';
import { useDeck } from '../deck/editor/EditorContext.js';
import { deckTitle } from '../deck/deckTitle.js';
import { DeckCode } from '../publicDecks/DeckCode.js';
import { shortPath } from '../publicDecks/shortPath.js';
import { DeckLinks } from './DeckLinks.js';
import styles from './PublishDialog.module.css';

/** Links for others; a draft has no working ones. */
export default function ShareDialog({ onClose }: DialogProps<'share'>): ReactElement {
  const deck = useDeck((each) => each);
  const { id, status } = deck;
  const open = useDialog();
  return (
    <Dialog opened onClose={onClose} title="Share deck" size={720}>
      {status === 'draft' ? (
        <>
          <p>Only you can see a draft. Choose unlisted to share it by link, or publish it for everybody.</p>
          <Button data-autofocus onClick={() => open({ name: 'publish' })}>
            Publish deck
          </Button>
        </>
      ) : (
        <div className={styles.pair}>
          <DeckLinks id={id} />
          <DeckCode
            address={`${location.origin}${shortPath(id)}`}
            title={deckTitle(deck)}
            alt="QR code that leads to the deck"
          />
        </div>
      )}
    </Dialog>
  );
}

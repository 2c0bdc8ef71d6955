import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useDialog } from '../deck/editor/useDialog.js';
import { useDeck } from '../deck/editor/EditorContext.js';
import { PlayTogether } from '../publicDecks/PlayTogether.js';
import styles from './PublishDialog.module.css';

/** Says why a draft has no page to play it on, and how its owner can play it nevertheless. */
export default function PlayDraftDialog({ onClose }: DialogProps<'playDraft'>): ReactElement {
  const id = useDeck((deck) => deck.id);
  const hasCards = useDeck(({ categories }) => categories.some(({ cards }) => cards.length > 0));
  const open = useDialog();
  return (
    <Dialog opened onClose={onClose} title="Play deck" size={560}>
      <p>
        Only you can see a draft, so it has no page to play it on. Choose unlisted to play it by link, or publish it for
        everybody.
      </p>
      {hasCards && <p>You can try the saved draft now at a table of your own. Only people with its code can join.</p>}
      <div className={styles.footer}>
        {hasCards && (
          <PlayTogether deckId={id} size="sm">
            Try it at a table
          </PlayTogether>
        )}
        <Button data-autofocus onClick={() => open({ name: 'publish' })}>
          Publish deck
        </Button>
      </div>
    </Dialog>
  );
}

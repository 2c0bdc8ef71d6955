import { Button } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import type { LiveTable } from '../connection/useTable.js';
import type { FoundCard } from '../findCard.js';
import classes from './dialogs.module.css';

interface Props {
  readonly table: LiveTable;
  readonly card: FoundCard;
  readonly onClose: () => void;
}

/** Who gets the card. */
export function GiveDialog({ table: { view, act, title }, card, onClose }: Props): ReactElement {
  const others = view.seats.filter(({ id, role }) => role === 'player' && id !== view.seat);
  return (
    <Dialog opened onClose={onClose} title={card.face === null ? 'Give a card' : `Give ${title(card.face)}`} size={420}>
      <div className={classes.actions}>
        {others.length === 0 && (
          <p className={classes.words}>Nobody else is at the table yet. Invite somebody first.</p>
        )}
        {others.map(({ id, name }) => (
          <Button
            key={id}
            variant="default"
            onClick={() => {
              act({ type: 'give', card: card.id, seat: id });
              onClose();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

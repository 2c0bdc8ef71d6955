import type { PileView, TableCommand } from '@cardwright/server/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import { counted } from '../../../words/counted.js';
import type { LiveTable } from '../connection/useTable.js';
import { TableCard } from '../TableCard.js';
import classes from './dialogs.module.css';

interface Props {
  readonly table: LiveTable;
  readonly pile: PileView;
  readonly onCard: (id: string) => void;
  readonly onClose: () => void;
}

const COUNTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Everything that one can do with a whole pile, and its cards if it lies open. */
export function PileDialog({ table, pile, onCard, onClose }: Props): ReactElement {
  const [count, setCount] = useState(1);
  const { id, name, cards } = pile;
  const isEmpty = pile.count === 0;
  const act = (command: TableCommand) => (): void => {
    table.act(command);
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={`${name}: ${counted(pile.count, 'card')}`} size={560}>
      <div className={classes.actions}>
        {isEmpty && <p className={classes.words}>There is no card on this pile.</p>}
        {!isEmpty && (
          <>
            <NativeSelect
              label="How many"
              value={String(count)}
              data={COUNTS}
              onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
            />
            <Button onClick={act({ type: 'draw', pile: id, count })}>Draw into your hand</Button>
            <Button variant="default" onClick={act({ type: 'turn-up', pile: id, count })}>
              Turn up on the table
            </Button>
            <Button variant="default" onClick={act({ type: 'shuffle', pile: id })}>
              Shuffle
            </Button>
          </>
        )}
        {isEmpty && !['draw', 'discard'].includes(id) && (
          <Button variant="default" onClick={act({ type: 'remove-pile', pile: id })}>
            Remove this pile
          </Button>
        )}
        {cards.length > 0 && (
          <ul className={classes.cards} aria-label="Cards of the pile, the newest first">
            {cards.map((card) => (
              <li key={card.id}>
                <button type="button" className={classes.flip} onClick={() => onCard(card.id)}>
                  <TableCard table={table} face={card.face} sizes="110px" alt={table.words(card.face)} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

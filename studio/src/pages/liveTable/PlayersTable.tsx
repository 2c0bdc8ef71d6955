import { lazy, useEffect, useState, type ReactElement } from 'react';
import { whenSettled } from '../../browser/whenIdle.js';
import { LazyPart } from '../../components/LazyPart.js';
import { Board } from './Board.js';
import type { LiveTable } from './connection/useTable.js';
import type { Shown } from './dialogs/TableDialogs.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { HandBar } from './HandBar.js';
import { OwnHand } from './OwnHand.js';
import classes from './PlayersTable.module.css';
import { Seats } from './Seats.js';
import { TableLog } from './TableLog.js';
import { TableNotes } from './TableNotes.js';
import { TableTop } from './TableTop.js';
import { useHand } from './useHand.js';
import { useHandMoves } from './useHandMoves.js';
import { VoteBanner } from './VoteBanner.js';

const loadDialogs = () => import('./dialogs/TableDialogs.js');
const TableDialogs = lazy(loadDialogs);

/** The table for somebody who plays: the others, what lies in the middle, and one's own hand. */
export function PlayersTable({ table }: { readonly table: LiveTable }): ReactElement {
  const { view } = table;
  const [dialog, setDialog] = useState<Shown>();
  // Ahead of the first press: a phone at a table loses its connection now and then.
  useEffect(() => {
    void whenSettled()
      .then(loadDialogs)
      .catch(() => undefined);
  }, []);
  const hand = useHand(table);
  const { chosen } = hand;
  const moves = useHandMoves(table, hand);
  const onCard = (card: string): void => setDialog({ kind: 'card', card });
  return (
    <div className={`${felt.felt ?? ''} ${classes.table ?? ''}`}>
      <TableTop
        table={table}
        onInvite={() => setDialog({ kind: 'invite' })}
        onMenu={() => setDialog({ kind: 'menu' })}
      />
      <Seats
        table={table}
        seats={view.seats.filter(({ id, role }) => id !== view.seat && role === 'player')}
        onCard={onCard}
      />
      <VoteBanner table={table} onCard={onCard} />
      <div className={classes.middle}>
        <Board table={table} onCard={onCard} onPile={(pile) => setDialog({ kind: 'pile', pile })} />
        <TableNotes notes={view.notes} />
        <TableLog table={table} isAside />
      </div>
      <OwnHand table={table} hand={hand} onDrop={moves.drop} />
      <HandBar
        table={table}
        chosen={chosen}
        moves={moves}
        onGive={() => chosen !== undefined && setDialog({ kind: 'give', card: chosen.id })}
        onMore={() => chosen !== undefined && onCard(chosen.id)}
      />
      {dialog !== undefined && (
        <LazyPart>
          <TableDialogs table={table} shown={dialog} onShow={setDialog} />
        </LazyPart>
      )}
    </div>
  );
}

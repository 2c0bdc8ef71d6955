import type { SeatView } from '@cardwright/server/contract';
import { Check, Crown } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { CardBack } from '../../components/CardBack.js';
import { Initials } from '../../components/Initials.js';
import { counted } from '../../words/counted.js';
import type { LiveTable } from './connection/useTable.js';
import classes from './Seats.module.css';
import { TableCard } from './TableCard.js';

interface Props {
  readonly table: LiveTable;
  readonly seats: readonly SeatView[];
  /** Opens a card that somebody shows. */
  readonly onCard?: ((id: string) => void) | undefined;
}

/** Cards that a fan shows; more would not look like more. */
const FANNED = 7;

/** The people at the table: how many cards they hold, and which they show. */
export function Seats({ table, seats, onCard }: Props): ReactElement {
  const { view } = table;
  return (
    <ul className={classes.seats} aria-label="At the table">
      {seats.map((seat) => (
        <li
          key={seat.id}
          className={classes.seat}
          data-drop={`seat:${seat.id}`}
          data-turn={view.turn === seat.id || undefined}
        >
          <Fan ratio={table.ratio} count={seat.count} />
          <span className={classes.face} data-away={!seat.isPresent || undefined} aria-hidden>
            <Initials name={seat.name} />
          </span>
          <span className={classes.words}>
            <span className={classes.name}>
              <span dir="auto">{seat.name}</span>
              {seat.isHost && <Crown size={13} role="img" aria-label="host" />}
              {seat.hasVoted && <Check size={14} role="img" aria-label="has voted" />}
            </span>
            <span className={classes.count}>
              {counted(seat.count, 'card')}
              {view.turn === seat.id && ', their turn'}
              {!seat.isPresent && ', away'}
            </span>
          </span>
          {seat.shown.map((card) => (
            <button
              key={card.id}
              type="button"
              className={classes.shown}
              disabled={onCard === undefined}
              aria-label={`${seat.name} shows: ${table.words(card.face)}`}
              onClick={() => onCard?.(card.id)}
            >
              <TableCard table={table} face={card.face} sizes="60px" />
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The backs of a hand, as one sees them across a table. */
function Fan({ ratio, count: held }: { readonly ratio: number; readonly count: number }): ReactElement {
  const shown = Math.min(held, FANNED);
  return (
    <span className={classes.fan} aria-hidden>
      {Array.from({ length: shown }, (_, place) => (
        <span key={place} style={{ '--place': place - (shown - 1) / 2 } as CSSProperties}>
          <CardBack ratio={ratio} />
        </span>
      ))}
    </span>
  );
}

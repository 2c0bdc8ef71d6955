import { Eye, Lock } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { count } from '../../words/count.js';
import type { LiveTable } from './connection/useTable.js';
import classes from './OwnHand.module.css';
import { TableCard } from './TableCard.js';
import { useDragCard } from './useDragCard.js';

interface Props {
  readonly table: LiveTable;
  /** The place of the chosen card. */
  readonly chosen: number | undefined;
  readonly onChoose: (place: number | undefined) => void;
  readonly onDrop: (card: string, target: string) => void;
}

/** The cards that only oneself sees. A tap chooses one; dragged, it is played, put on a pile or given away. */
export function OwnHand({ table, chosen, onChoose, onDrop }: Props): ReactElement {
  const { hand, seats, seat } = table.view;
  const { dragging, handlers, wasDrag } = useDragCard(onDrop);
  const shown = new Set(seats.find(({ id }) => id === seat)?.shown.map(({ id }) => id));
  const middle = (hand.length - 1) / 2;
  return (
    <section className={classes.hand} aria-labelledby="own-hand">
      <h2 id="own-hand" className={classes.title}>
        Your hand
        {hand.length > 0 && (
          <span className={classes.note}>
            <Lock size={13} aria-hidden /> {count(hand.length, 'card')}, only you see{' '}
            {hand.length === 1 ? 'it' : 'them'}
          </span>
        )}
      </h2>
      {hand.length === 0 ? (
        <p className={classes.empty}>Your hand is empty. Tap the draw pile to draw a card.</p>
      ) : (
        <ul className={classes.cards} style={{ '--count': hand.length, '--ratio': table.ratio } as CSSProperties}>
          {hand.map(({ id, face }, place) => {
            const style = { '--place': place - middle } as CSSProperties;
            const move = dragging?.card === id ? `translate(${dragging.x}px, ${dragging.y}px)` : undefined;
            return (
              <li key={id} className={classes.place} style={style} data-chosen={place === chosen || undefined}>
                <button
                  type="button"
                  className={classes.card}
                  aria-pressed={place === chosen}
                  style={{ transform: move }}
                  data-dragging={move !== undefined || undefined}
                  {...handlers(id)}
                  onClick={() => !wasDrag() && onChoose(place === chosen ? undefined : place)}
                >
                  <TableCard
                    table={table}
                    face={face}
                    sizes="(max-width: 767px) 190px, 220px"
                    alt={table.words(face)}
                  />
                  {shown.has(id) && (
                    <span className={classes.shown}>
                      <Eye size={14} aria-hidden /> Shown
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

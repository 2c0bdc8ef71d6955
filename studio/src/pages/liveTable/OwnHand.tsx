import { Eye } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import type { LiveTable } from './connection/useTable.js';
import { HandTools } from './HandTools.js';
import classes from './OwnHand.module.css';
import { TableCard } from './TableCard.js';
import { useDragCard } from './useDragCard.js';
import type { OwnHand as Held } from './useHand.js';

interface Props {
  readonly table: LiveTable;
  readonly hand: Held;
  readonly onDrop: (card: string, target: string) => void;
}

/**
 * The cards that only oneself sees. A tap chooses one; dragged, it is played, put on a pile, given away or moved within the
 * hand.
 */
export function OwnHand({ table, hand, onDrop }: Props): ReactElement {
  const { seats, seat } = table.view;
  const { cards, place: chosen, isFaceDown } = hand;
  const { dragging, handlers, wasDrag } = useDragCard(onDrop);
  const shown = new Set(seats.find(({ id }) => id === seat)?.shown.map(({ id }) => id));
  const tap = (place: number): void => {
    if (isFaceDown) hand.turn();
    else hand.choose(place === chosen ? undefined : place);
  };
  const middle = (cards.length - 1) / 2;
  return (
    <section className={classes.hand} aria-labelledby="own-hand">
      <HandTools hand={hand} />
      {cards.length === 0 ? (
        <p className={classes.empty}>Your hand is empty. Tap the draw pile to draw a card.</p>
      ) : (
        <ul className={classes.cards} style={{ '--count': cards.length, '--ratio': table.ratio } as CSSProperties}>
          {cards.map(({ id, face }, place) => {
            const style = { '--place': place - middle } as CSSProperties;
            const move = dragging?.card === id ? `translate(${dragging.x}px, ${dragging.y}px)` : undefined;
            return (
              <li
                key={id}
                className={classes.place}
                style={style}
                data-chosen={place === chosen || undefined}
                {...(hand.order === 'own' && { 'data-drop': `hand:${place}` })}
              >
                <button
                  type="button"
                  className={classes.card}
                  aria-pressed={place === chosen}
                  {...(isFaceDown && { 'aria-label': 'Turn your hand face up' })}
                  style={{ transform: move }}
                  data-dragging={move !== undefined || undefined}
                  {...handlers(id)}
                  onClick={() => !wasDrag() && tap(place)}
                >
                  <TableCard
                    table={table}
                    face={isFaceDown ? null : face}
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

import type { LyingCard, PileView } from '@cardwright/server/contract';
import { Ellipsis } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { CardBack } from '../../components/CardBack.js';
import classes from './Board.module.css';
import type { LiveTable } from './connection/useTable.js';
import { TableCard } from './TableCard.js';
import { useNewestInSight } from './useNewestInSight.js';

interface Props {
  readonly table: LiveTable;
  /** Without these, the board is only there to be looked at. */
  readonly onCard?: ((id: string) => void) | undefined;
  readonly onPile?: ((id: string) => void) | undefined;
}

/** Edges that a pile shows; more would not look thicker. */
const EDGES = 6;

/** What lies in the middle: the piles, and the cards that were played. */
export function Board({ table, onCard, onPile }: Props): ReactElement {
  const { piles, table: played } = table.view;
  const [drawn, ...others] = piles;
  const row = useNewestInSight(played.at(-1)?.id);
  const style = { '--ratio': table.ratio, '--slots': piles.length + played.length } as CSSProperties;
  return (
    <section className={classes.board} aria-label="The table" style={style}>
      {drawn !== undefined && <Pile table={table} pile={drawn} onPile={onPile} />}
      <div ref={row} className={classes.lying} data-drop="table">
        {played.length === 0 && <p className={classes.empty}>Cards that are played lie here.</p>}
        {played.map((card) => (
          <Lying key={card.id} table={table} card={card} onCard={onCard} />
        ))}
      </div>
      {others.map((pile) => (
        <Pile key={pile.id} table={table} pile={pile} onPile={onPile} />
      ))}
    </section>
  );
}

function Lying({ table, card, onCard }: Pick<Props, 'table' | 'onCard'> & { readonly card: LyingCard }): ReactElement {
  const words = card.face === null ? 'A card that lies face down' : table.words(card.face);
  return (
    <button type="button" className={classes.card} disabled={onCard === undefined} onClick={() => onCard?.(card.id)}>
      <TableCard table={table} face={card.face} sizes="(max-width: 767px) 76px, 150px" />
      <span className={classes.unseen}>{words}</span>
    </button>
  );
}

/** A pile that lies face down gives a card at a tap; an open one is looked through. */
function Pile({ table, pile, onPile }: Pick<Props, 'table' | 'onPile'> & { readonly pile: PileView }): ReactElement {
  const { id, name, isFaceUp, count, cards } = pile;
  const [top] = cards;
  const style = { '--edges': Math.min(EDGES, count) } as CSSProperties;
  const draw = (): void => (isFaceUp || count === 0 ? onPile?.(id) : table.act({ type: 'draw', pile: id, count: 1 }));
  return (
    <div className={classes.pile} data-drop={`pile:${id}`}>
      <button
        type="button"
        className={classes.card}
        style={style}
        disabled={onPile === undefined}
        aria-label={isFaceUp ? `Look through the ${name.toLowerCase()}` : `Draw a card from the ${name.toLowerCase()}`}
        onClick={draw}
      >
        {count === 0 ? (
          <span className={classes.none} />
        ) : isFaceUp ? (
          <TableCard table={table} face={top?.face ?? null} sizes="(max-width: 767px) 76px, 150px" />
        ) : (
          <CardBack ratio={table.ratio} />
        )}
      </button>
      <p className={classes.note}>
        <span>
          <strong>{count}</strong> {name}
        </span>
        {onPile !== undefined && (
          <button
            type="button"
            className={classes.more}
            onClick={() => onPile(id)}
            aria-label={`More actions for the ${name.toLowerCase()}`}
          >
            <Ellipsis size={16} aria-hidden />
          </button>
        )}
      </p>
    </div>
  );
}

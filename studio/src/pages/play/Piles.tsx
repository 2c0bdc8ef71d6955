import { History } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { CardBack } from '../../components/CardBack.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import classes from './Piles.module.css';
import type { PlayedDeck } from './playedDeck.js';

interface Props {
  readonly deck: PlayedDeck;
  readonly language: string;
  readonly ratio: number;
  /** Indexes of cards, the newest first. */
  readonly cards: readonly number[];
}

/** Edges that a pile shows; more would not look thicker. */
const EDGES = 8;
/** Cards of the played pile whose faces one can see. */
const LYING = 3;

interface DrawPileProps {
  readonly ratio: number;
  /** Cards in it. */
  readonly count: number;
  readonly onDraw: () => void;
}

/** The face-down pile. It has our own back: the back of a quiz card may be the answer to the next question. */
export function DrawPile({ ratio, count, onDraw }: DrawPileProps): ReactElement {
  const style = { '--edges': Math.min(EDGES, count) } as CSSProperties;
  return (
    <div className={classes.place}>
      <button type="button" className={classes.pile} style={style} onClick={onDraw} tabIndex={-1} aria-hidden>
        {count === 0 ? (
          <span className={classes.empty} style={{ aspectRatio: String(ratio) }} />
        ) : (
          <CardBack ratio={ratio} />
        )}
      </button>
      <p className={classes.note}>
        <strong>{count} to draw</strong> <span>reshuffles at 0</span>
      </p>
    </div>
  );
}

/** What was played in this round, with a way to look through it. */
export function PlayedPile({
  deck,
  language,
  ratio,
  cards,
  onLook,
}: Props & { readonly onLook: () => void }): ReactElement {
  return (
    <div className={classes.place}>
      <div className={classes.lying} style={{ aspectRatio: String(ratio) }} aria-hidden>
        {cards
          .slice(0, LYING)
          .toReversed()
          .map((index) => {
            const [card = ''] = deck.cards[index] ?? [];
            return (
              <span key={card} className={classes.lain}>
                <CardPicture pictured={{ deck, card, language }} sizes="190px" ratio={ratio} />
              </span>
            );
          })}
        {cards.length === 0 && <span className={`${classes.lain ?? ''} ${classes.free ?? ''}`} />}
      </div>
      <p className={classes.note}>
        <strong>{cards.length} played</strong>
        {cards.length > 0 && (
          <button type="button" className={classes.look} onClick={onLook}>
            <History size={14} aria-hidden /> Look through
          </button>
        )}
      </p>
    </div>
  );
}

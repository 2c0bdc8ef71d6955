import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ListedDeck } from '../../../api/decks.js';
import { StatusBadge } from '../../../components/StatusBadge.js';
import { counted } from '../../../words/counted.js';
import tiles from '../../../tiles/tiles.module.css';
import { DeckMenu } from '../DeckMenu.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { timeAgo } from '../timeAgo.js';
import { DeckCover } from './DeckCover.js';
import styles from './DeckRow.module.css';
import { useDeckGround } from './useDeckGround.js';

interface DeckRowProps {
  readonly deck: ListedDeck;
  readonly world: string | undefined;
}

/** A deck as a row. The whole row is clickable. */
export function DeckRow({ deck, world }: DeckRowProps): ReactElement {
  const ground = useDeckGround(deck);
  return (
    <article className={styles.row} style={ground}>
      <div className={styles.cover}>
        <DeckCover deck={deck} count={2} cardWidth={28} />
      </div>
      <h2 className={styles.title} dir="auto">
        <Link to={`/create/decks/${deck.id}`} className={tiles.link} data-deck={deck.id}>
          {deckTitle(deck)}
        </Link>
      </h2>
      <span className={styles.world}>{world}</span>
      <span className={styles.cards}>{counted(deck.card_count, 'card')}</span>
      <span className={styles.status}>
        <StatusBadge status={deck.status} />
      </span>
      <time className={styles.time} dateTime={deck.updated_at}>
        {timeAgo(deck.updated_at, new Date())}
      </time>
      <DeckMenu deck={deck} />
    </article>
  );
}

import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ListedDeck } from '../../../api/decks.js';
import { StatusBadge } from '../../../components/StatusBadge.js';
import tiles from '../../../tiles/tiles.module.css';
import { counted } from '../../../words/counted.js';
import { DeckMenu } from '../DeckMenu.js';
import { deckTitle } from '../../../deck/deckTitle.js';
import { timeAgo } from '../timeAgo.js';
import { DeckCover } from './DeckCover.js';
import styles from './DeckTile.module.css';
import { useDeckGround } from './useDeckGround.js';

const CARD_WIDTH = 112;

interface DeckTileProps {
  readonly deck: ListedDeck;
  /** Its world. */
  readonly world: string | undefined;
}

/** A deck as cards on a table in its colour. The whole tile is clickable. */
export function DeckTile({ deck, world }: DeckTileProps): ReactElement {
  const ground = useDeckGround(deck);
  return (
    <article className={tiles.tile} style={ground}>
      <div className={tiles.cover}>
        <DeckCover deck={deck} count={3} cardWidth={CARD_WIDTH} />
      </div>
      <div className={tiles.text}>
        <h2 className={tiles.name} dir="auto">
          <Link to={`/create/decks/${deck.id}`} className={tiles.link} data-deck={deck.id}>
            {deckTitle(deck)}
          </Link>
        </h2>
        <DeckMenu deck={deck} />
        <p className={styles.facts}>
          {world !== undefined && `${world}, `}
          {counted(deck.card_count, 'card')}
        </p>
        <div className={styles.state}>
          <StatusBadge status={deck.status} />
          <time className={styles.time} dateTime={deck.updated_at}>
            {timeAgo(deck.updated_at, new Date())}
          </time>
        </div>
      </div>
    </article>
  );
}

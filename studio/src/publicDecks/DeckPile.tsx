import type { CSSProperties, ReactElement } from 'react';
import { Link } from 'react-router';
import type { ListedDeck } from '../api/publicDecks.js';
import { StatusBadge } from '../components/StatusBadge.js';
import { counted } from '../words/counted.js';
import { CardPicture } from './CardPicture.js';
import classes from './DeckPile.module.css';
import { languageOf } from './deckLanguages.js';
import { ratioOf } from './ratioOf.js';
import { titleOf } from './textOf.js';

/** A deck in the directory: a pile of cards, its name, who made it and how many cards it has. */
export function DeckPile({
  deck,
  isFirst = false,
}: {
  readonly deck: ListedDeck;
  readonly isFirst?: boolean;
}): ReactElement {
  const { id, author, card_count: count, status } = deck;
  const ratio = ratioOf(deck.ratio);
  return (
    <li className={classes.deck}>
      <Link to={`/explore/decks/${id}`} className={classes.link}>
        <span className={classes.place}>
          <span className={classes.pile} style={{ '--ratio': ratio } as CSSProperties}>
            <CardPicture
              pictured={{ deck, language: languageOf(deck, null) }}
              sizes="150px"
              ratio={ratio}
              isFirst={isFirst}
            />
          </span>
        </span>
        <span className={classes.words}>
          <span className={classes.name} dir="auto">
            {titleOf(deck)}
          </span>
          <span className={classes.facts}>
            <span className={classes.author}>{author?.display_name ?? 'Cardwright'}</span>
            <span className={classes.count}>{counted(count, 'card')}</span>
          </span>
          {status === 'early-access' && <StatusBadge status={status} />}
        </span>
      </Link>
    </li>
  );
}

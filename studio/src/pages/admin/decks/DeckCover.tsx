import type { ReactElement } from 'react';
import { CardBack } from '../../../components/CardBack.js';
import { CardPicture } from '../../../publicDecks/CardPicture.js';
import styles from './DeckCover.module.css';
import type { ListedDeck } from './decks.js';

/** The cover of a public deck as the server has drawn it; a card back for the others. */
export function DeckCover({ deck }: { readonly deck: ListedDeck }): ReactElement {
  const isPublic = deck.status !== 'draft' && deck.deleted_at === null && deck.card_count > 0;
  return (
    <span className={styles.cover} aria-hidden>
      {isPublic ? <CardPicture pictured={{ deck }} sizes="30px" /> : <CardBack />}
    </span>
  );
}

import { Button } from '@mantine/core';
import { Trash2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ListedDeck } from '../../api/decks.js';
import { useDeckActions } from './actions/useDeckActions.js';
import styles from './BinView.module.css';
import { counted } from '../../words/counted.js';
import { deckTitle } from '../../deck/deckTitle.js';
import { DeckCover } from './tiles/DeckCover.js';
import { daysLeft } from './timeAgo.js';

/** A deck in the bin, with the days until it is deleted for good. */
export function BinnedDeck({ deck }: { readonly deck: ListedDeck }): ReactElement {
  const { restore, erase } = useDeckActions();
  const title = deckTitle(deck);
  const days = daysLeft(deck.deleted_at ?? deck.updated_at, new Date());
  return (
    <article className={styles.deck}>
      <div className={styles.cover}>
        <DeckCover deck={deck} count={2} cardWidth={30} />
      </div>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {counted(deck.card_count, 'card')}, deleted for good in {counted(days, 'day')}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<Undo2 size={16} aria-hidden />}
          aria-label={`Restore ${title}`}
          onClick={() => void restore(deck)}
        >
          Restore
        </Button>
        <Button
          variant="light"
          color="pip"
          size="sm"
          leftSection={<Trash2 size={16} aria-hidden />}
          aria-label={`Delete ${title} for good`}
          onClick={() => void erase(deck)}
        >
          Delete
        </Button>
      </div>
    </article>
  );
}

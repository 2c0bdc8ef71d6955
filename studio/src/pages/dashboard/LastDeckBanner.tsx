import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ListedDeck } from '../../api/decks.js';
import { counted } from '../../words/counted.js';
import { deckTitle } from '../../deck/deckTitle.js';
import styles from './LastDeckBanner.module.css';
import { DeckCover } from './tiles/DeckCover.js';
import { timeAgo } from './timeAgo.js';

/** Leads back to the deck edited last, with its cards on the felt. */
export function LastDeckBanner({ deck }: { readonly deck: ListedDeck }): ReactElement {
  const isNarrow = useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false });
  // Four would lie on the text.
  const hasFour = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const path = `/create/decks/${deck.id}`;
  return (
    <section className={styles.banner} aria-labelledby="last-deck">
      <div className={styles.text}>
        <p className={styles.label}>Where you left off</p>
        <h2 className={styles.title} id="last-deck">
          {deckTitle(deck)}
        </h2>
        <p className={styles.facts}>{describe(deck)}</p>
        <div className={styles.actions}>
          <Button component={Link} to={path} className={styles.primary ?? ''}>
            Open deck
          </Button>
          {deck.card_count > 0 && (
            <Button component={Link} to={`${path}?export=pdf-cards`} variant="outline" className={styles.second ?? ''}>
              Export PDF
            </Button>
          )}
        </div>
      </div>
      <div className={styles.cards}>
        <DeckCover deck={deck} count={hasFour ? 4 : 3} cardWidth={isNarrow ? 104 : 184} />
      </div>
    </section>
  );
}

/** The felt before the cards are on it, so that the decks below stay where they are. */
export function LastDeckSkeleton(): ReactElement {
  return <div className={styles.banner} data-loading aria-hidden />;
}

/** Describes what the deck contains, and what its owner should do next. */
function describe(deck: ListedDeck): string {
  const edited = `Edited ${timeAgo(deck.updated_at, new Date())}.`;
  if (deck.card_count === 0) return `${edited} It has no cards yet. Write the first one, or paste a whole table.`;
  const languages = Object.keys(deck.translations).length;
  const inLanguages = languages > 1 ? ` in ${languages} languages` : '';
  const content = `${counted(deck.card_count, 'card')} in ${counted(deck.category_count, 'category', 'categories')}${inLanguages}.`;
  const need = deck.world_id === null ? ' It needs a world before it can be published.' : '';
  return `${edited} ${content}${need}`;
}

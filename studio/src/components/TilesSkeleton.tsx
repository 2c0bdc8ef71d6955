import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { DeckFan } from '../rendering/DeckFan.js';
import type { DeckView } from '../pages/dashboard/deckView.js';
import styles from './DeckListSkeleton.module.css';
import listStyles from '../pages/dashboard/tiles/DeckList.module.css';

interface DeckListSkeletonProps {
  readonly view: DeckView;
  readonly label?: string;
}

/** Tables with card backs on them, where decks will lie. */
export function DeckListSkeleton({ view, label = 'Loading decks' }: DeckListSkeletonProps): ReactElement {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={view === 'grid' ? listStyles.grid : styles.rows} aria-hidden>
        {Array.from({ length: 8 }, (_, index) =>
          view === 'grid' ? <TileSkeleton key={index} /> : <div key={index} className={styles.row} />,
        )}
      </div>
    </div>
  );
}

function TileSkeleton(): ReactElement {
  return (
    <div className={styles.tile}>
      <div className={styles.cover}>
        <DeckFan faces={[]} cardWidth={112} />
      </div>
      <div className={styles.line} />
      <div className={styles.line} data-short />
    </div>
  );
}

import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { DeckFan } from '../rendering/DeckFan.js';
import tiles from './tiles.module.css';
import styles from './TilesSkeleton.module.css';

interface TilesSkeletonProps {
  readonly view: 'grid' | 'list';
  readonly label?: string;
}

/** Tables with card backs, where decks or templates will appear. */
export function TilesSkeleton({ view, label = 'Loading decks' }: TilesSkeletonProps): ReactElement {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={view === 'grid' ? tiles.grid : styles.rows} aria-hidden>
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

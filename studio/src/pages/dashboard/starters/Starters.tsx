import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { publicDecksQuery } from '../../../api/decks.js';
import tiles from '../../../tiles/tiles.module.css';
import { StarterTile } from './StarterTile.js';
import styles from './Starters.module.css';
import { useStart } from './useStart.js';

const MOST = 4;

interface Props {
  readonly title?: string;
}

/** Offers finished decks to start from. Renders nothing if there are no public decks. */
export function Starters({ title = 'Or begin with a finished deck' }: Props): ReactElement | null {
  const { data: decks = [] } = useQuery(publicDecksQuery(MOST));
  const { start, startedId } = useStart();
  if (decks.length === 0) return null;
  return (
    <section className={styles.starters} aria-labelledby="starters">
      <h2 id="starters" className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>You get your own copy: change any card, and keep what fits.</p>
      <ul className={tiles.grid}>
        {decks.map((deck) => (
          <li key={deck.id}>
            <StarterTile
              deck={deck}
              isStarted={startedId === deck.id}
              isDisabled={startedId !== undefined}
              onStart={() => start(deck)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

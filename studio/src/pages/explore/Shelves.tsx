import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { ReactElement } from 'react';
import { shelvesQuery } from '../../api/publicDecks.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { WorldShelf } from '../../publicDecks/WorldShelf.js';
import classes from './ExplorePage.module.css';
import { halfShelves } from './halfShelves.js';

/** Every world that has decks, with its first ones. */
export function Shelves(): ReactElement {
  const { data: shelves, error, refetch } = useQuery(shelvesQuery);
  if (error !== null) return <LoadError error={error} what="The decks" onRetry={() => void refetch()} />;
  if (shelves === undefined) return <ShelfSkeletons />;
  if (shelves.length === 0)
    return (
      <EmptyState title="No deck is published yet" icon={Compass}>
        The first published deck will appear here.
      </EmptyState>
    );
  const halves = halfShelves(shelves.map(({ decks }) => decks.length));
  return (
    <div className={classes.shelves}>
      {shelves.map(({ world, decks, deck_count: total }, index) => (
        <WorldShelf
          key={world.id}
          world={world}
          decks={decks}
          total={total}
          isFirst={index === 0}
          isHalf={halves[index] === true}
        />
      ))}
    </div>
  );
}

function ShelfSkeletons(): ReactElement {
  return (
    <div role="status" aria-label="Loading decks">
      {[0, 1, 2].map((index) => (
        <div key={index} className={classes.skeleton} />
      ))}
    </div>
  );
}

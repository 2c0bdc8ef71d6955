import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { ownDecksQuery } from '../../api/decks.js';
import { EmptyState } from '../../components/EmptyState.js';
import { BinnedDeck } from './BinnedDeck.js';
import styles from './BinView.module.css';
import { LoadError } from '../../components/LoadError.js';
import { TilesSkeleton } from '../../tiles/TilesSkeleton.js';
import { useDeckFilter } from './useDeckFilter.js';

/** Decks deleted in the last 30 days. */
export function BinView(): ReactElement {
  const { filter, search, set } = useDeckFilter();
  const found = useInfiniteQuery(ownDecksQuery(filter));
  const decks = found.data?.pages.flatMap((page) => page.decks) ?? [];
  const back = (
    <Button
      variant="default"
      leftSection={<ArrowLeft size={16} aria-hidden />}
      onClick={() => set({ view: undefined, q: undefined })}
    >
      Back to decks
    </Button>
  );
  if (found.isPending) return <TilesSkeleton view="list" />;
  if (found.isError) return <LoadError error={found.error} what="The bin" onRetry={() => void found.refetch()} />;
  if (decks.length === 0)
    return (
      <EmptyState
        icon={Trash2}
        title={search === '' ? 'The bin is empty' : `No deleted deck matches “${search}”`}
        actions={back}
      >
        What you delete waits here for 30 days, in case you want it back.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list} aria-label="Deleted decks">
        {decks.map((deck) => (
          <li key={deck.id}>
            <BinnedDeck deck={deck} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {found.hasNextPage && (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            Show more decks
          </Button>
        )}
        {back}
      </div>
    </>
  );
}

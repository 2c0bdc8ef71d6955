import { Button, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Layers, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { lastDeckQuery, ownDecksQuery } from '../../api/decks.js';
import { counted } from '../../words/counted.js';
import styles from './DecksView.module.css';
import { useDeckView } from './deckView.js';
import { LastDeckBanner, LastDeckSkeleton } from './LastDeckBanner.js';
import { LoadError } from '../../components/LoadError.js';
import { NoDecks } from './NoDecks.js';
import { Starters } from './starters/Starters.js';
import { DeckList } from './tiles/DeckList.js';
import { TilesSkeleton } from '../../tiles/TilesSkeleton.js';
import { SortMenu } from './toolbar/SortMenu.js';
import { StatusFilter } from './toolbar/StatusFilter.js';
import { ViewToggle } from './toolbar/ViewToggle.js';
import { useDeckFilter } from './useDeckFilter.js';

/** Own decks: the last one edited, filters, and all decks page by page. */
export function DecksView(): ReactElement {
  const { filter, search, set } = useDeckFilter();
  const { view } = useDeckView();
  const [hasDemos, showDemos] = useState(false);
  const { data: last, isPending: isSeekingLast } = useQuery(lastDeckQuery);
  const found = useInfiniteQuery({ ...ownDecksQuery(filter), placeholderData: keepPreviousData });
  const decks = found.data?.pages.flatMap((page) => page.decks) ?? [];
  const isPlain = filter.status === undefined && search === '';
  if (found.isError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isSuccess && decks.length === 0 && isPlain)
    return (
      <>
        <NoDecks />
        <Starters />
      </>
    );
  return (
    <>
      {isPlain && isSeekingLast && <LastDeckSkeleton />}
      {isPlain && last !== undefined && last !== null && <LastDeckBanner deck={last} />}
      <div className={styles.tools}>
        <StatusFilter
          counts={found.data?.pages[0]?.counts}
          value={filter.status}
          onChange={(status) => set({ status })}
        />
        <div className={styles.right}>
          <SortMenu value={filter.sort} onChange={(sort) => set({ sort: sort === 'updated' ? undefined : sort })} />
          <ViewToggle />
        </div>
      </div>
      <VisuallyHidden role="status">{found.isSuccess && `${counted(decks.length, 'deck')} shown`}</VisuallyHidden>
      {found.isPending && <TilesSkeleton view={view} />}
      {found.isSuccess && decks.length === 0 && <NoDecks search={search} status={filter.status} />}
      {decks.length > 0 && <DeckList decks={decks} view={view} />}
      <div className={styles.more}>
        {found.hasNextPage && (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            Show more decks
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          c="var(--cw-ink2)"
          aria-expanded={hasDemos}
          leftSection={<Layers size={16} aria-hidden />}
          onClick={() => showDemos(!hasDemos)}
        >
          {hasDemos ? 'Hide demo decks' : 'Show demo decks'}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          c="var(--cw-ink2)"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => set({ view: 'bin', status: undefined, q: undefined })}
        >
          Open bin
        </Button>
      </div>
      {hasDemos && <Starters title="Begin with a finished deck" />}
    </>
  );
}

import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { directoryQuery, facetsQuery } from '../../api/publicDecks.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { useKeptDecks } from '../../publicDecks/keptDecks.js';
import { DeckPile } from '../../publicDecks/DeckPile.js';
import { counted } from '../../words/counted.js';
import { isPlain, queryOf, type ExploreFilter } from './exploreFilter.js';
import classes from './ExplorePage.module.css';

interface Props {
  readonly filter: ExploreFilter;
  readonly onChange: (changes: Partial<ExploreFilter>) => void;
}

const NOTHING: ExploreFilter = {
  q: '',
  world: '',
  tag: '',
  author: '',
  language: '',
  cards: '',
  copying: false,
  printing: false,
  kept: false,
  sort: '',
};

/** The decks that match the filter, page by page. */
export function Results({ filter, onChange }: Props): ReactElement {
  const kept = useKeptDecks();
  const list = useInfiniteQuery(directoryQuery(queryOf(filter, kept)));
  const { data, error, hasNextPage, isFetchingNextPage } = list;
  if (error !== null && data === undefined)
    return <LoadError error={error} what="The decks" onRetry={() => void list.refetch()} />;
  if (data === undefined) return <CardBackSkeleton count={6} width={150} withText label="Loading decks" />;
  const decks = data.pages.flatMap((page) => page.decks);
  if (decks.length === 0) return <NoDecks filter={filter} onChange={onChange} />;
  return (
    <>
      <p role="status" className={classes.found}>
        {hasNextPage ? `The first ${counted(decks.length, 'deck')}` : counted(decks.length, 'deck')}
      </p>
      <ul className={classes.grid}>
        {decks.map((deck, index) => (
          <DeckPile key={deck.id} deck={deck} isFirst={index < 4} />
        ))}
      </ul>
      {error !== null && <LoadError error={error} what="More decks" onRetry={() => void list.fetchNextPage()} />}
      {hasNextPage && (
        <Button
          variant="default"
          size="lg"
          className={classes.more ?? ''}
          loading={isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more decks
        </Button>
      )}
    </>
  );
}

/** No deck matches: what to do about it. */
function NoDecks({ filter, onChange }: Props): ReactElement {
  const { data } = useQuery(facetsQuery);
  const tags = (data?.tags ?? []).slice(0, 6);
  return (
    <EmptyState
      icon={SearchX}
      title={titleOfNothing(filter)}
      actions={
        <>
          <Button size="sm" onClick={() => onChange(NOTHING)}>
            Show all decks
          </Button>
          <Button size="sm" variant="subtle" component={Link} to="/create/decks?new=blank">
            Create one
          </Button>
        </>
      }
    >
      {adviceFor(filter)}
      {tags.length > 0 && (
        <span className={classes.tags}>
          {' '}
          These tags have decks:{' '}
          {tags.map(({ tag }) => (
            <button key={tag} type="button" className={classes.tag} onClick={() => onChange({ ...NOTHING, tag })}>
              {tag}
            </button>
          ))}
        </span>
      )}
    </EmptyState>
  );
}

function adviceFor(filter: ExploreFilter): string {
  if (filter.kept) return 'Choose “Keep for later” on the page of a deck to find it here.';
  return isPlain({ ...filter, q: '', sort: '' }) ? 'Try other words, or fewer.' : 'Try fewer filters.';
}

function titleOfNothing({ q, kept }: ExploreFilter): string {
  if (q !== '') return `No deck matches “${q}”`;
  return kept ? 'None of the decks that you keep for later matches' : 'No deck matches yet';
}

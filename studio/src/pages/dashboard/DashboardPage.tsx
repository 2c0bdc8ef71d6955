import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import { lazy, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LazyPart } from '../../components/LazyPart.js';
import { PageHeader } from '../../components/PageHeader.js';
import { useReturnedFocus } from '../../components/useReturnedFocus.js';
import { BinView } from './BinView.js';
import { DecksView } from './DecksView.js';
import { ListSearch } from '../../components/ListSearch.js';
import { useDeckFilter } from './useDeckFilter.js';

const NewDeckDialog = lazy(() => import('../../newDeck/NewDeckDialog.js'));

/** Own decks or those in the bin, and the dialog that creates decks. */
export function Component(): ReactElement {
  const { isBin, search, set } = useDeckFilter();
  const [params] = useSearchParams();
  useReturnedFocus(params.has('new'));
  return (
    <>
      <PageHeader
        title={isBin ? 'Bin' : 'Your decks'}
        {...(isBin && { description: 'Deleted decks stay here for 30 days.' })}
      >
        <ListSearch key={isBin ? 'bin' : 'decks'} label="Find a deck" value={search} onChange={(q) => set({ q })} />
        {!isBin && (
          <Button component={Link} to="?new=table" variant="default" leftSection={<Upload size={16} aria-hidden />}>
            Import table
          </Button>
        )}
      </PageHeader>
      {isBin ? <BinView /> : <DecksView />}
      {params.has('new') && (
        <LazyPart>
          <NewDeckDialog />
        </LazyPart>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { Plus, Search, Table2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.js';
import { STATUS_LABELS, type DeckStatus } from '../../components/StatusBadge.js';

interface NoDecksProps {
  readonly search?: string;
  readonly status?: DeckStatus | undefined;
}

/** No decks at all, or none that match; either way, what to do next. */
export function NoDecks({ search = '', status }: NoDecksProps): ReactElement {
  if (search !== '')
    return (
      <EmptyState
        icon={Search}
        title={`No deck matches “${search}”`}
        actions={
          <Button component={Link} to={`?new=blank&title=${encodeURIComponent(search)}`}>
            Create one
          </Button>
        }
      >
        {status === undefined
          ? 'Titles and descriptions were searched.'
          : `Only ${STATUS_LABELS[status].toLowerCase()} decks were searched.`}
      </EmptyState>
    );
  if (status !== undefined)
    return <EmptyState title={`No ${STATUS_LABELS[status].toLowerCase()} decks yet`}>{TEACHING[status]}</EmptyState>;
  return (
    <EmptyState
      title="One blank card, no deck yet"
      actions={
        <>
          <Button component={Link} to="?new=blank" leftSection={<Plus size={16} aria-hidden />}>
            Start a deck
          </Button>
          <Button component={Link} to="?new=table" variant="default" leftSection={<Table2 size={16} aria-hidden />}>
            Import table
          </Button>
        </>
      }
    >
      Start with a size and a back. If your cards are in a spreadsheet, import it.
    </EmptyState>
  );
}

const TEACHING: Readonly<Record<DeckStatus, string>> = {
  draft: 'New decks and copies start as drafts. Only you see them.',
  published: 'Publish a deck from its menu: everybody then finds it under Explore.',
  'early-access': 'For decks that are public but unfinished. Everybody can find them, marked as unfinished.',
  unlisted: 'For decks that only people with the link should see. Explore does not list them.',
};

import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/call.js';
import { worldChoices, type WorldChoice } from '../../../api/worldChoices.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { DECK_STATUSES, STATUS_LABELS, StatusBadge } from '../../../components/StatusBadge.js';
import { AdminList } from '../list/AdminList.js';
import { dateColumn, numberColumn } from '../list/columns.js';
import { NameCell } from '../list/NameCell.js';
import { Tag } from '../list/Tag.js';
import type { Column, Filter } from '../list/types.js';
import { DeckCover } from './DeckCover.js';
import { DeckPanel } from './DeckPanel.js';
import { DECKS, titleOfDeck, type ListedDeck } from './decks.js';
import { useDeckActions } from './useDeckActions.js';

const COLUMNS: readonly Column<ListedDeck>[] = [
  {
    title: 'Deck',
    sort: 'title',
    cell: (deck) => (
      <NameCell name={titleOfDeck(deck)}>
        <DeckCover deck={deck} />
      </NameCell>
    ),
    text: titleOfDeck,
  },
  { title: 'Maker', sort: 'owner', cell: ownerOf, text: ownerOf },
  { title: 'World', cell: ({ world_name }) => world_name ?? '–', text: ({ world_name }) => world_name ?? '' },
  {
    title: 'Status',
    cell: ({ status, deleted_at }) => (deleted_at === null ? <StatusBadge status={status} /> : <Tag>In the bin</Tag>),
    text: ({ status, deleted_at }) => (deleted_at === null ? status : 'in the bin'),
  },
  numberColumn('Cards', ({ card_count }) => card_count, '-cards'),
  {
    title: 'Reports',
    sort: '-reports',
    isNumber: true,
    cell: ({ report_count }) => (report_count === 0 ? 0 : <Tag tone="bad">{report_count}</Tag>),
    text: ({ report_count }) => report_count,
  },
  dateColumn('Edited', ({ updated_at }) => updated_at, '-updated_at'),
];

const FILTERS: readonly Filter[] = [
  {
    name: 'only',
    label: 'All decks',
    options: [
      { value: 'reported', label: 'Reported' },
      { value: 'new', label: 'New this week' },
      { value: 'bin', label: 'In the bin' },
    ],
  },
  { name: 'status', label: 'Status', options: DECK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })) },
];

/** The decks of all members. */
export function DecksPage(): ReactElement {
  const [open, setOpen] = useState<ListedDeck>();
  const [params] = useSearchParams();
  const owner = params.get('owner');
  const worlds = useWorldChoices();
  const actions = useDeckActions(worlds);
  const filters: readonly Filter[] = [
    ...FILTERS,
    { name: 'world', label: 'World', options: worlds },
    ...(owner === null ? [] : [{ name: 'owner', label: 'Maker', options: [{ value: owner, label: 'One maker' }] }]),
  ];
  return (
    <>
      <AdminList
        title="Decks"
        searchLabel="Deck, maker or id"
        source={DECKS}
        columns={COLUMNS}
        filters={filters}
        actions={actions}
        nameOf={titleOfDeck}
        onOpen={setOpen}
        empty={
          <EmptyState icon={Layers} title="There are no decks yet">
            The decks of all members appear here.
          </EmptyState>
        }
      />
      <DeckPanel deck={open} actions={actions} onClose={() => setOpen(undefined)} />
    </>
  );
}

function useWorldChoices(): readonly WorldChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['admin', 'world-choices'],
    queryFn: async ({ signal }) => worldChoices(await call('GET /api/worlds/tree', { signal })),
  });
  return data;
}

function ownerOf({ owner_id, owner_name }: ListedDeck): string {
  return owner_id === null ? 'Cardwright' : owner_name;
}

import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Download } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { ApiError } from '../../../api/ApiError.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { closesOverlay } from '../../../components/useDialogFocus.js';
import { ListSearch } from '../../../components/ListSearch.js';
import { LoadError } from '../../../components/LoadError.js';
import { PageHeader } from '../../../components/PageHeader.js';
import styles from './AdminList.module.css';
import { ListFilters } from './ListFilters.js';
import { ListFoot } from './ListFoot.js';
import { ListSkeleton } from './ListSkeleton.js';
import { ListTable } from './ListTable.js';
import { saveCsv, saveRows } from './saveCsv.js';
import { SelectionBar } from './SelectionBar.js';
import type { Column, Filter, Identified, ListAction, ListSource } from './types.js';
import { queryOf, useList } from './useList.js';
import { useListState } from './useListState.js';
import { useRun } from './useRun.js';
import { useSelection } from './useSelection.js';

interface Props<Row extends Identified, Query> {
  readonly title: string;
  readonly description?: ReactNode;
  /** What the search looks through: 'Name or address'. */
  readonly searchLabel: string;
  readonly source: ListSource<Row, Query>;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  /** A row's name, for screen readers. */
  readonly nameOf: (row: Row) => string;
  readonly filters?: readonly Filter[];
  readonly actions?: readonly ListAction<Row>[];
  /** Opens a row, by its name. */
  readonly onOpen?: (row: Row) => void;
  /** What stands in place of the table while there is nothing at all. */
  readonly empty: ReactNode;
  /** Buttons beside the search. */
  readonly children?: ReactNode;
}

/**
 * The table of an admin page: it searches, sorts, filters and pages on the server, selects many rows, acts on them and
 * saves all of them as CSV.
 */
export function AdminList<Row extends Identified, Query>({
  title,
  description,
  searchLabel,
  source,
  columns,
  nameOf,
  filters = [],
  actions = [],
  onOpen,
  empty,
  children,
}: Props<Row, Query>): ReactElement {
  const state = useListState(source.sort, filters);
  const list = useList(source, state);
  const rows = list.data?.rows ?? [];
  const selection = useSelection(rows);
  const { isRunning, run } = useRun();
  useWindowEvent(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && !closesOverlay(target)) selection.clear();
    },
    // Before the key closes what it is for.
    true,
  );
  const act = (leave: (acted: readonly Row[]) => void) => async (action: ListAction<Row>, on: readonly Row[]) => {
    let result: unknown;
    if ((await run(async () => (result = await action.run(on)))) && result !== false) leave(on);
  };
  // A later page that has become empty is left, and not shown as an empty list.
  const isEmpty = list.isSuccess && rows.length === 0 && list.data.cursors.length === 1;
  const isNarrowed = state.q !== '' || Object.keys(state.chosen).length > 0;
  const isRefused = list.error instanceof ApiError && list.error.status === 422;
  return (
    <>
      <PageHeader title={title} description={description}>
        <ListSearch label={searchLabel} value={state.q} onChange={(q) => state.set('q', q)} />
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          disabled={isRunning || rows.length === 0}
          onClick={() => void run(() => saveCsv(source, columns, queryOf<Query>(state, {})))}
        >
          CSV
        </Button>
        {children}
      </PageHeader>
      <ListFilters filters={filters} columns={columns} state={state} />
      {list.isError && isRefused && <Refused onClear={state.clear} />}
      {list.isError && !isRefused && <LoadError error={list.error} what={title} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton />}
      {isEmpty && (isNarrowed ? <NoMatch onClear={state.clear} /> : empty)}
      {list.isSuccess && rows.length > 0 && (
        <div className={styles.panel} aria-busy={list.isFetching || isRunning}>
          {selection.rows.length > 0 && (
            <SelectionBar
              actions={actions}
              selection={selection}
              isRunning={isRunning}
              onAct={act(selection.clear)}
              onSave={() => saveRows(source.name, columns, selection.rows)}
            />
          )}
          <ListTable
            label={title}
            {...{ rows, columns, nameOf, actions, selection, state, onOpen }}
            onAct={act(selection.drop)}
          />
          <ListFoot page={list.data} state={state} />
        </div>
      )}
    </>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }): ReactElement {
  return (
    <EmptyState title="Nothing matches" actions={<Button onClick={onClear}>Show everything</Button>}>
      Try another word, or fewer filters.
    </EmptyState>
  );
}

function Refused({ onClear }: { readonly onClear: () => void }): ReactElement {
  return (
    <div role="alert">
      <EmptyState title="There is no such filter" actions={<Button onClick={onClear}>Show everything</Button>}>
        The address of this page asks for a filter or an order that this list does not have.
      </EmptyState>
    </div>
  );
}

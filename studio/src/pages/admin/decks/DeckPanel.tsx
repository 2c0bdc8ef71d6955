import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@cardwright/server/contract';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/call.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { StatusBadge } from '../../../components/StatusBadge.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';
import { deleteEach } from '../list/deleteEach.js';
import { RowMenu } from '../list/RowMenu.js';
import { Facts, SidePanel } from '../list/SidePanel.js';
import type { ListAction } from '../list/types.js';
import { useRun } from '../list/useRun.js';
import { dateTime } from '../words/dateTime.js';
import styles from './DeckPanel.module.css';
import { titleOfDeck, type ListedDeck } from './decks.js';
import { grouped } from '../../../words/grouped.js';

type Report = Answer<'GET /api/admin/reports'>['reports'][number];

const REASONS: Readonly<Record<string, string>> = {
  copyright: 'Copied without permission',
  offensive: 'Offensive',
  'personal-data': 'Personal data',
  spam: 'Advertising',
  other: 'Something else',
};

/** The reports that are read and dismissed at once. */
const MOST = 100;

interface Props {
  readonly deck: ListedDeck | undefined;
  readonly actions: readonly ListAction<ListedDeck>[];
  readonly onClose: () => void;
}

/** A deck, its maker, what visitors have reported about it, and what can be done. */
export function DeckPanel({ deck, actions, onClose }: Props): ReactElement {
  const { run } = useRun();
  // The action makes the panel out of date, so it closes.
  const act = async (action: ListAction<ListedDeck>, row: ListedDeck): Promise<void> => {
    let result: unknown;
    if ((await run(async () => (result = await action.run([row])))) && result !== false) onClose();
  };
  return (
    <SidePanel title={deck && titleOfDeck(deck)} onClose={onClose}>
      {deck && (
        <>
          <Facts
            facts={{
              Status: <StatusBadge status={deck.status} />,
              Maker:
                deck.owner_id === null ? (
                  'Cardwright'
                ) : (
                  <Link to={`/admin/decks?owner=${deck.owner_id}`} onClick={onClose}>
                    {deck.owner_name}
                  </Link>
                ),
              World: deck.world_name ?? '–',
              Cards: grouped(deck.card_count),
              Created: dateTime(deck.created_at),
              Edited: dateTime(deck.updated_at),
              'In the bin since': dateTime(deck.deleted_at),
            }}
          />
          <Group>
            {deck.deleted_at === null && (
              <Button component={Link} to={`/create/decks/${deck.id}`} variant="default">
                Open in the editor
              </Button>
            )}
            {deck.deleted_at === null && deck.status !== 'draft' && (
              <Button component={Link} to={`/explore/decks/${deck.id}`} variant="subtle">
                Public page
              </Button>
            )}
            <RowMenu
              name={titleOfDeck(deck)}
              actions={actions.filter(({ isFor }) => isFor?.(deck) ?? true)}
              onAct={(action) => act(action, deck)}
            />
          </Group>
          <Reports deckId={deck.id} />
        </>
      )}
    </SidePanel>
  );
}

function Reports({ deckId }: { readonly deckId: string }): ReactElement {
  const { run, isRunning } = useRun();
  const reports = useQuery({
    queryKey: ['admin', 'reports', deckId],
    queryFn: ({ signal }) => call('GET /api/admin/reports', { query: { deck_id: deckId, limit: MOST }, signal }),
  });
  if (reports.isError)
    return <RetryNote what="The reports" isLoading={reports.isFetching} onRetry={() => void reports.refetch()} />;
  const dismiss = async (rows: readonly Report[]): Promise<void> => {
    await deleteEach(rows, ({ id }) => call('DELETE /api/admin/reports/{id}', { params: { id } }));
    toast({ title: `${counted(rows.length, 'report')} dismissed`, kind: 'success' });
  };
  const found = reports.data?.reports ?? [];
  const hasMore = reports.data !== undefined && reports.data.next_cursor !== null;
  return (
    <section>
      <h3 className={styles.heading}>Reports</h3>
      {hasMore && <p>The latest {MOST} are shown. The others follow when these are dismissed.</p>}
      {reports.isSuccess && found.length === 0 && <p>Nobody has reported this deck.</p>}
      {found.map((report) => (
        <article key={report.id} className={styles.report}>
          <header>
            <strong>{REASONS[report.reason] ?? report.reason}</strong>
            <span>{dateTime(report.created_at)}</span>
          </header>
          {report.details !== '' && <p>“{report.details}”</p>}
          {report.email !== null && <a href={`mailto:${report.email}`}>{report.email}</a>}
        </article>
      ))}
      {found.length > 0 && (
        <Button variant="default" loading={isRunning} onClick={() => void run(() => dismiss(found))}>
          Dismiss {found.length === 1 ? 'the report' : `${hasMore ? 'these' : 'all'} ${found.length} reports`}
        </Button>
      )}
    </section>
  );
}

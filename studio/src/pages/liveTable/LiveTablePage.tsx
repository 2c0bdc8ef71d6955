import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { call } from '../../api/call.js';
import { LoadError } from '../../components/LoadError.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { useTitle } from '../../navigation/useTitle.js';
import { titleOf } from '../../publicDecks/textOf.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { JoinTable } from './JoinTable.js';
import { keepSeat, useSeatTokens } from './seatTokens.js';
import { TableRoom } from './TableRoom.js';
import { WatchTable } from './WatchTable.js';

/** What somebody may know before they join. */
const tableQuery = (code: string) =>
  queryOptions({
    queryKey: ['live-tables', code],
    queryFn: async ({ signal }) => (await call('GET /api/live-tables/{code}', { params: { code }, signal })).table,
    staleTime: 0,
  });

/** How often somebody who has not sat down yet sees who has. */
const ENTRY_REFRESH_MS = 5_000;

/** A table at which people play a deck together: joining it, one's seat, or the view for a projector. */
export function Component(): ReactElement {
  const code = (useParams().code ?? '').toUpperCase();
  const [search] = useSearchParams();
  const isProjector = search.get('view') === 'projector';
  const token = useSeatTokens(({ tokens }) => tokens[code]);
  const [isBack, setBack] = useState(false);
  const isSeated = token !== undefined && !isBack;
  const refetchInterval = isSeated || isProjector ? false : ENTRY_REFRESH_MS;
  const { data: table, error, refetch } = useQuery({ ...tableQuery(code), refetchInterval });
  useTitle(table && `${titleOf(table.deck)}, table ${table.code}`);
  if (error instanceof ApiError && (error.status === 404 || error.status === 422))
    throw new PageError(404, 'Table not found', GONE.table);
  if (error !== null && table === undefined)
    return (
      <div className={felt.fault}>
        <LoadError error={error} what="This table" onRetry={() => void refetch()} />
      </div>
    );
  if (table === undefined) return <div className={felt.felt} role="status" aria-label="Looking for the table" />;
  if (isProjector) return <WatchTable code={table.code} />;
  if (isSeated)
    return (
      <TableRoom
        key={token}
        code={table.code}
        token={token}
        onJoinAgain={() => {
          setBack(true);
          void refetch();
        }}
      />
    );
  return (
    <JoinTable
      table={table}
      onJoined={(seat, name) => {
        keepSeat(table.code, seat, name);
        setBack(false);
        // The element that had the focus is gone.
        document.querySelector('main')?.focus();
      }}
    />
  );
}

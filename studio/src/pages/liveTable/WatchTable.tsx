import { useEffect, useState, type ReactElement } from 'react';
import { call } from '../../api/call.js';
import { LoadError } from '../../components/LoadError.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { TableRoom } from './TableRoom.js';

const PROJECTOR = 'Projector';

/**
 * The table on a wall. It has a seat of its own that only watches, so that this window is sent nobody's hand; the seat lasts as
 * long as the window.
 */
export function WatchTable({ code }: { readonly code: string }): ReactElement {
  const key = `cardwright-projector-${code}`;
  const [token, setToken] = useState(() => sessionStorage.getItem(key) ?? undefined);
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (token !== undefined || error !== undefined) return undefined;
    const leaving = new AbortController();
    call('POST /api/live-tables/{code}/seats', {
      params: { code },
      body: { name: PROJECTOR, role: 'spectator' },
      signal: leaving.signal,
    })
      .then((seat) => {
        sessionStorage.setItem(key, seat.token);
        setToken(seat.token);
      })
      .catch((reason: unknown) => {
        if (!leaving.signal.aborted) setError(reason instanceof Error ? reason : new Error('Try again.'));
      });
    return () => leaving.abort();
  }, [code, key, token, error]);
  const again = (): void => {
    sessionStorage.removeItem(key);
    setToken(undefined);
    setError(undefined);
  };
  if (error !== undefined)
    return (
      <div className={felt.fault}>
        <LoadError error={error} what="This table" onRetry={again} />
      </div>
    );
  if (token === undefined) return <div className={felt.felt} role="status" aria-label="Taking a seat" />;
  return <TableRoom key={token} code={code} token={token} onJoinAgain={again} />;
}

import { type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { languageOf } from '../../publicDecks/deckLanguages.js';
import { ratioOf } from '../../publicDecks/ratioOf.js';
import { useTable, type LiveTable } from './connection/useTable.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { PlayersTable } from './PlayersTable.js';
import { Projector } from './Projector.js';
import { TableGone } from './TableGone.js';

interface Props {
  readonly code: string;
  readonly token: string;
  readonly onJoinAgain: () => void;
}

/** A seat at the table: what it sees, and what to do when it is lost. */
export function TableRoom({ code, token, onJoinAgain }: Props): ReactElement {
  const [search] = useSearchParams();
  const { status, reason, deck, view, act, textsIn } = useTable(code, token);
  if (status === 'closed') return <TableGone code={code} reason={reason} onJoinAgain={onJoinAgain} />;
  if (deck === undefined || view === undefined)
    return <div className={felt.felt} role="status" aria-label="Sitting down" />;
  const language = languageOf(deck, search.get('language'));
  const table: LiveTable = { code, deck, view, language, ratio: ratioOf(deck.ratio), act, ...textsIn(language) };
  const own = view.seats.find(({ id }) => id === view.seat);
  return (
    <>
      {status !== 'open' && (
        <p className={felt.lost} role="status">
          The connection is lost. Your seat is kept; trying to reach the table again…
        </p>
      )}
      {own?.role === 'spectator' ? <Projector table={table} /> : <PlayersTable table={table} />}
    </>
  );
}

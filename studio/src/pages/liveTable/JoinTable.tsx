import type { Answer } from '@cardwright/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { call } from '../../api/call.js';
import { meQuery } from '../../api/members.js';
import { CardMark } from '../../components/CardMark.js';
import { languageOf } from '../../publicDecks/deckLanguages.js';
import { titleOf } from '../../publicDecks/textOf.js';
import { useSession, whenSessionKnown } from '../../session/session.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import classes from './JoinTable.module.css';
import { useSeatTokens } from './seatTokens.js';

type Table = Answer<'GET /api/live-tables/{code}'>['table'];

interface Props {
  readonly table: Table;
  readonly onJoined: (token: string, name: string) => void;
}

const CLOSED: Readonly<Partial<Record<Table['state'], string>>> = {
  ended: 'The host has ended this game.',
  locked: 'The host has locked this table. Ask them to unlock it, then try again.',
  full: 'All seats are taken. You can still watch.',
};

/** The server's limit, in characters. */
const LONGEST_NAME = 30;

/** All that it takes to play along is a name. */
export function JoinTable({ table, onJoined }: Props): ReactElement {
  const isMember = useSession(({ status }) => status === 'signed-in');
  // Pages without a header do not ask who is signed in.
  useEffect(() => void whenSessionKnown().catch(() => undefined), []);
  const { data: me } = useQuery({ ...meQuery, enabled: isMember });
  const latest = useSeatTokens(({ name }) => name);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState('');
  const [isJoining, setJoining] = useState(false);
  const name = typed ?? (latest === '' ? (me?.display_name ?? '') : latest).slice(0, LONGEST_NAME);
  const join = async (role: 'player' | 'spectator'): Promise<void> => {
    if (name.trim() === '') {
      setError('Enter a name that the others will know you by.');
      field.current?.focus();
      return;
    }
    setJoining(true);
    setError('');
    try {
      const { code } = table;
      const { token } = await call('POST /api/live-tables/{code}/seats', { params: { code }, body: { name, role } });
      onJoined(token, name);
    } catch (reason) {
      setError(reason instanceof ApiError ? reason.message : 'The table could not be joined. Try again.');
      setJoining(false);
    }
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void join(table.state === 'full' ? 'spectator' : 'player');
  };
  return (
    <div className={felt.felt}>
      <form className={classes.card} onSubmit={onSubmit}>
        <CardMark size={44} />
        <h1 className={classes.title} lang={languageOf(table.deck, null)} dir="auto">
          {titleOf(table.deck)}
        </h1>
        <p className={classes.code}>Table {table.code}</p>
        <p>{whoIsThere(table.players)}</p>
        {CLOSED[table.state] !== undefined && <p className={classes.note}>{CLOSED[table.state]}</p>}
        {table.state === 'ended' ? (
          <Link className={classes.quiet} to="/explore">
            Find another deck
          </Link>
        ) : (
          <>
            <label className={classes.field}>
              Your name
              <input
                ref={field}
                value={name}
                maxLength={LONGEST_NAME}
                autoComplete="nickname"
                autoFocus
                aria-describedby="join-limit join-error"
                aria-invalid={error !== ''}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </label>
            <p id="join-limit" className={classes.limit} role="status">
              {name.length === LONGEST_NAME && `A name can have at most ${LONGEST_NAME} characters.`}
            </p>
            <p id="join-error" className={classes.error} role="alert">
              {error}
            </p>
            {table.state !== 'full' && (
              <button type="submit" className={felt.primary} disabled={isJoining}>
                Sit down and play
              </button>
            )}
            <button type="button" className={classes.quiet} disabled={isJoining} onClick={() => void join('spectator')}>
              Just watch
            </button>
            <p className={classes.small}>No account needed. Only you will see your hand.</p>
          </>
        )}
      </form>
    </div>
  );
}

function whoIsThere(players: readonly string[]): string {
  if (players.length === 0) return 'Nobody has sat down yet.';
  const names = new Intl.ListFormat('en-GB').format(players);
  return `${names} ${players.length === 1 ? 'is' : 'are'} at the table.`;
}

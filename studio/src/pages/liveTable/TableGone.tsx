import type { TABLE_CLOSED } from '@cardwright/server/contract';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import felt from '../../publicDecks/felt/Felt.module.css';
import { forgetSeat } from './seatTokens.js';

type Reason = (typeof TABLE_CLOSED)[keyof typeof TABLE_CLOSED] | 'left';

interface Words {
  readonly title: string;
  readonly text: string;
  /** Whether another seat may be had. */
  readonly canJoin: boolean;
}

const WORDS: Readonly<Record<Reason, Words>> = {
  4000: { title: 'This page is out of date', text: 'Reload it to continue playing.', canJoin: true },
  4001: {
    title: 'Your seat is gone',
    text: 'You left this table, or it was reset. You can join it again.',
    canJoin: true,
  },
  left: { title: 'You have left the table', text: 'Your cards are back in the draw pile.', canJoin: true },
  4003: {
    title: 'You are no longer at the table',
    text: 'The host removed you, or you left in another window.',
    canJoin: true,
  },
  4004: { title: 'This table is gone', text: 'Tables are deleted 7 days after the last move.', canJoin: false },
  4005: { title: 'The game is over', text: 'The host has ended it. Thank you for playing.', canJoin: false },
  4008: { title: 'Too many moves', text: 'This page sent more moves than the table accepts.', canJoin: true },
  4009: {
    title: 'Opened elsewhere',
    text: 'Your seat is open in several other windows. Continue in one of those.',
    canJoin: false,
  },
};
const isReason = (reason: Props['reason']): reason is Reason => reason !== undefined && reason in WORDS;

interface Props {
  readonly code: string;
  readonly reason: number | 'left' | undefined;
  readonly onJoinAgain: () => void;
}

/** Why somebody is no longer at the table, and where to go from here. */
export function TableGone({ code, reason, onJoinAgain }: Props): ReactElement {
  const { title, text, canJoin } = WORDS[isReason(reason) ? reason : 4001];
  const isKept = reason === 4000 || reason === 4008;
  return (
    <div className={felt.felt}>
      <div className={felt.middle}>
        <h1 className={felt.heading}>{title}</h1>
        <p>{text}</p>
        <p className={felt.row}>
          {canJoin && (
            <button
              type="button"
              className={felt.primary}
              onClick={() => {
                if (isKept) location.reload();
                else {
                  forgetSeat(code);
                  onJoinAgain();
                }
              }}
            >
              {isKept ? 'Reload' : 'Join again'}
            </button>
          )}
          <Link className={felt.button} to="/explore">
            Find another deck
          </Link>
        </p>
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import type { LiveTable } from './connection/useTable.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { TableCard } from './TableCard.js';
import classes from './VoteBanner.module.css';

interface Props {
  readonly table: LiveTable;
  readonly onCard?: (id: string) => void;
}

/** A vote that is going on: who has voted, and afterwards with what. */
export function VoteBanner({ table, onCard }: Props): ReactElement | null {
  const { view, act, words } = table;
  const { vote, seats, seat } = view;
  if (vote === null) return null;
  const players = seats.filter(({ role }) => role === 'player');
  const voted = players.filter(({ hasVoted }) => hasVoted).length;
  const nameOf = (id: string): string => players.find((each) => each.id === id)?.name ?? 'Somebody';
  const hasVoted = vote.cards.some((card) => card.seat === seat);
  return (
    <section className={classes.vote} aria-labelledby="vote">
      <div className={classes.words}>
        <h2 id="vote" className={classes.question}>
          {vote.question}
        </h2>
        <p role="status">
          {vote.isRevealed ? 'The votes have been turned over.' : `${voted} of ${players.length} have voted.`}{' '}
          {!vote.isRevealed && !hasVoted && onCard !== undefined && 'Choose a card from your hand to vote with.'}
        </p>
      </div>
      {vote.isRevealed && (
        <ul className={classes.cards}>
          {vote.cards.map((card) => (
            <li key={card.id}>
              <button type="button" disabled={onCard === undefined} onClick={() => onCard?.(card.id)}>
                <TableCard table={table} face={card.face} sizes="110px" alt={words(card.face)} />
              </button>
              {nameOf(card.seat)}
            </li>
          ))}
        </ul>
      )}
      {onCard !== undefined && (
        <div className={felt.row}>
          {hasVoted && !vote.isRevealed && (
            <button type="button" className={felt.button} onClick={() => act({ type: 'take-vote-back' })}>
              Take my vote back
            </button>
          )}
          {vote.isMine && !vote.isRevealed && (
            <button
              type="button"
              className={felt.primary}
              disabled={voted === 0}
              onClick={() => act({ type: 'reveal-votes' })}
            >
              Turn the votes over
            </button>
          )}
          {vote.isMine && (
            <button type="button" className={felt.button} onClick={() => act({ type: 'end-vote' })}>
              End the vote
            </button>
          )}
        </div>
      )}
    </section>
  );
}

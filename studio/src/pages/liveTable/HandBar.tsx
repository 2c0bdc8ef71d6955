import type { SeenCard } from '@cardwright/server/contract';
import { ArrowLeftRight, ArrowRight, Ellipsis, Eye, EyeOff, FlipVertical2, Trash2, Vote } from 'lucide-react';
import type { ReactElement } from 'react';
import type { LiveTable } from './connection/useTable.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { nextInTurn } from './findCard.js';
import classes from './HandBar.module.css';
import type { HandMoves } from './useHandMoves.js';

interface Props {
  readonly table: LiveTable;
  readonly chosen: SeenCard | undefined;
  readonly moves: HandMoves;
  readonly onGive: () => void;
  readonly onMore: () => void;
}

/** The moves of the moment: for the chosen card, or drawing one; and handing over the turn. */
export function HandBar({ table, chosen, moves, onGive, onMore }: Props): ReactElement {
  const { view, act } = table;
  const canVote = view.vote !== null && !view.vote.isRevealed;
  const isTurn = view.turn === view.seat;
  return (
    <footer className={classes.bar}>
      <div className={classes.buttons}>
        {chosen === undefined ? (
          <button type="button" className={felt.primary} onClick={moves.draw}>
            Draw a card
          </button>
        ) : canVote ? (
          <button type="button" className={felt.primary} onClick={moves.vote}>
            <Vote size={18} aria-hidden /> Vote with it
          </button>
        ) : (
          <button type="button" className={felt.primary} onClick={moves.play}>
            Play it
          </button>
        )}
        {chosen !== undefined && (
          <>
            {!canVote && (
              <button type="button" className={felt.button} onClick={moves.playFaceDown}>
                <FlipVertical2 size={18} aria-hidden />
                <span className={felt.label}>Face down</span>
              </button>
            )}
            <button type="button" className={felt.button} onClick={moves.show}>
              {moves.isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
              <span className={felt.label}>{moves.isShown ? 'Hide' : 'Show'}</span>
            </button>
            <button type="button" className={felt.button} onClick={onGive} aria-haspopup="dialog">
              <ArrowLeftRight size={18} aria-hidden />
              <span className={felt.label}>Give</span>
            </button>
            <button type="button" className={felt.button} onClick={moves.discard}>
              <Trash2 size={18} aria-hidden />
              <span className={felt.label}>Discard</span>
            </button>
            <button type="button" className={felt.button} onClick={onMore} aria-haspopup="dialog">
              <Ellipsis size={18} aria-hidden />
              <span className={felt.label}>More</span>
            </button>
          </>
        )}
      </div>
      {isTurn && (
        <button type="button" className={felt.button} onClick={() => act({ type: 'pass-turn' })}>
          Your turn. Hand over to {nextInTurn(view) ?? 'nobody'} <ArrowRight size={18} aria-hidden />
        </button>
      )}
    </footer>
  );
}

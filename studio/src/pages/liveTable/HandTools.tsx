import { ArrowDownNarrowWide, EyeOff, Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import felt from '../../publicDecks/felt/Felt.module.css';
import { FeltSelect } from '../../publicDecks/felt/FeltSelect.js';
import { counted } from '../../words/counted.js';
import classes from './HandTools.module.css';
import type { HandOrder } from './sortHand.js';
import type { OwnHand } from './useHand.js';

const ORDERS: readonly (readonly [HandOrder, string])[] = [
  ['own', 'My order'],
  ['name', 'By name'],
  ['category', 'By category'],
];

/** What the hand is, who sees it, and how it is held. */
export function HandTools({ hand }: { readonly hand: OwnHand }): ReactElement {
  const { cards, order, sort, isFaceDown, turn } = hand;
  return (
    <div className={classes.tools}>
      <h2 id="own-hand" className={classes.title}>
        Your hand
      </h2>
      {cards.length > 0 && (
        <>
          <p className={classes.note}>
            <Lock size={13} aria-hidden /> {counted(cards.length, 'card')}, only you see{' '}
            {cards.length === 1 ? 'it' : 'them'}
          </p>
          <FeltSelect Icon={ArrowDownNarrowWide} label="Sort the hand" value={order} choices={ORDERS} onChange={sort} />
          <button type="button" className={felt.tool} aria-pressed={isFaceDown} onClick={turn}>
            <EyeOff size={18} aria-hidden />
            <span className={felt.label}>Hold face down</span>
          </button>
        </>
      )}
    </div>
  );
}

import { Bookmark } from 'lucide-react';
import type { ReactElement } from 'react';
import { toggleKept, useKeptDecks } from '../../publicDecks/keptDecks.js';
import classes from './DeckHero.module.css';

/** Marks a deck, which the directory then lists among those kept for later. On phones it is the icon alone. */
export function KeepDeck({ id }: { readonly id: string }): ReactElement {
  const isKept = useKeptDecks((kept) => kept.includes(id));
  return (
    <button type="button" className={classes.keep} aria-pressed={isKept} onClick={() => toggleKept(id)}>
      <Bookmark size={18} fill={isKept ? 'currentcolor' : 'none'} aria-hidden />
      <span className={classes.word}>Keep for later</span>
    </button>
  );
}

import { useState } from 'react';
import type { SingleKey } from '../../actions/useSingleKeys.js';
import { titleOf } from '../../publicDecks/textOf.js';
import type { PlayedDeck } from './playedDeck.js';
import { toggleFavourite, useFavourites, usePlaySettings } from './playSettings.js';
import type { Play } from './usePlay.js';
import { useTimer, type Timer } from './useTimer.js';

export interface PlayActions {
  readonly title: string;
  readonly timer: Timer;
  readonly keys: readonly SingleKey[];
  readonly isFlipped: boolean;
  /** The next person has not said yet that they hold the phone. */
  readonly isHanding: boolean;
  readonly isFavourite: boolean;
  readonly next: () => void;
  readonly back: () => void;
  readonly flip: () => void;
  readonly shuffle: () => void;
  readonly setAside: () => void;
  /** Keeps the card on the table among the favourites, or no longer. */
  readonly keep: () => void;
  readonly reveal: () => void;
  readonly present: () => void;
}

interface Opening {
  readonly onPresent: () => void;
  readonly onOptions: () => void;
}

/** What one can do at the table, with buttons and keys. */
export function usePlayActions(deck: PlayedDeck, play: Play, { onPresent, onOptions }: Opening): PlayActions {
  const { isHandAround, minutes } = usePlaySettings();
  const favourites = useFavourites(deck.id);
  const timer = useTimer(minutes * 60);
  const [isFlipped, setFlipped] = useState(false);
  const [isHanding, setHanding] = useState(false);
  const [first] = play.shown;
  const [card] = first === undefined ? [] : (deck.cards[first] ?? []);
  const fresh = (move: () => void) => (): void => {
    setFlipped(false);
    move();
  };
  const flip = (): void => setFlipped((before) => !before);
  const keep = (): void => {
    if (card !== undefined) toggleFavourite(deck.id, card);
  };
  const next = fresh(() => {
    if (isHandAround) setHanding(true);
    play.next();
    timer.reset();
  });
  const reveal = (): void => setHanding(false);
  // Who has just taken the phone wants to see this card, not the one after it.
  const goOn = isHanding ? reveal : next;
  const [back, shuffle, setAside] = [fresh(play.back), fresh(play.shuffle), fresh(play.setAside)];
  return {
    title: titleOf(deck, play.language),
    timer,
    isFlipped,
    isHanding,
    isFavourite: card !== undefined && favourites.includes(card),
    ...{ next, back, flip, shuffle, setAside, keep, reveal },
    present: onPresent,
    keys: [
      { label: 'Draw another card', shortcuts: ['Space', 'ArrowRight', 'ArrowUp'], run: goOn },
      { label: 'Go back', shortcuts: ['ArrowLeft'], run: back },
      { label: 'Turn the card over', shortcuts: ['F'], run: flip },
      { label: 'Shuffle everything back in', shortcuts: ['S'], run: shuffle },
      { label: 'Put the card aside', shortcuts: ['A'], run: setAside },
      { label: 'Add to favourites, or remove', shortcuts: ['B'], run: keep },
      { label: 'Start or stop the timer', shortcuts: ['T'], run: timer.toggle },
      { label: 'Presenter view', shortcuts: ['P'], run: onPresent },
      { label: 'Options', shortcuts: ['O'], run: onOptions },
    ],
  };
}

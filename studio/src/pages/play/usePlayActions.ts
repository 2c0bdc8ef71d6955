import { useState } from 'react';
import { type HelpKeys, useHelpKeys } from '../../actions/helpKeys.js';
import type { SingleKeys } from '../../browser/useSingleKeys.js';
import { titleOf } from '../../publicDecks/textOf.js';
import type { PlayedDeck } from './playedDeck.js';
import { toggleFavourite, useFavourites, usePlaySettings } from './playSettings.js';
import type { Play } from './usePlay.js';
import { useTimer, type Timer } from './useTimer.js';

export interface PlayActions {
  readonly title: string;
  readonly timer: Timer;
  readonly keys: SingleKeys;
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

const KEYS: HelpKeys = {
  section: 'Playing',
  rows: {
    'Draw another card': ['Space', 'ArrowRight', 'ArrowUp'],
    'Go back': ['ArrowLeft'],
    'Turn the card over': ['F'],
    'Shuffle everything back in': ['S'],
    'Put the card aside': ['A'],
    'Add to favourites, or remove': ['B'],
    'Start or stop the timer': ['T'],
    'Presenter view': ['P'],
    Options: ['O'],
  },
};

/** What one can do at the table, with buttons and keys. */
export function usePlayActions(deck: PlayedDeck, play: Play, { onPresent, onOptions }: Opening): PlayActions {
  useHelpKeys(KEYS);
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
    keys: {
      ...{ ' ': goOn, ArrowRight: goOn, ArrowUp: goOn, ArrowLeft: back, f: flip, s: shuffle, a: setAside },
      ...{ b: keep, t: timer.toggle, p: onPresent, o: onOptions },
    },
  };
}

import { useCallback, useMemo, useReducer } from 'react';
import { useSearchParams } from 'react-router';
import { languageOf } from '../../publicDecks/deckLanguages.js';
import { bringBack, draw, goBack, newPile, putAside, shownCards, shuffleAll, type Pile } from './pile.js';
import { cardsIn, type PlayedDeck } from './playedDeck.js';
import { useFavourites, usePlaySettings } from './playSettings.js';

type Move =
  | { readonly kind: 'next'; readonly count: number }
  | { readonly kind: 'deal'; readonly cards: readonly number[]; readonly count: number }
  | { readonly kind: 'shuffle'; readonly count: number }
  | { readonly kind: 'aside'; readonly card: number; readonly count: number }
  | { readonly kind: 'back' | 'bring-back' };

/** Each move happens once, also where React runs this twice. */
function play(pile: Pile, move: Move): Pile {
  const { random } = Math;
  switch (move.kind) {
    case 'next':
      return draw(pile, move.count, random);
    case 'back':
      return goBack(pile);
    case 'deal':
      return draw(newPile(move.cards, random), move.count, random);
    case 'shuffle':
      return draw(shuffleAll(pile, random), move.count, random);
    case 'aside':
      return draw(putAside({ ...pile, at: pile.hands.length - 1 }, move.card), move.count, random);
    case 'bring-back':
      return bringBack(pile, random);
  }
}

export interface Play {
  readonly pile: Pile;
  /** Indexes of the cards on the table. */
  readonly shown: readonly number[];
  readonly language: string;
  /** A category's id, `favourites`, or empty for all. */
  readonly choice: string;
  readonly next: () => void;
  readonly back: () => void;
  readonly shuffle: () => void;
  /** Puts the first card on the table aside, and draws. */
  readonly setAside: () => void;
  readonly bringBack: () => void;
  readonly choose: (choice: string) => void;
  readonly speak: (language: string) => void;
}

/** The game: the pile, and in the page's address which cards take part and in which language. */
export function usePlay(deck: PlayedDeck): Play {
  const [search, setSearch] = useSearchParams();
  const count = usePlaySettings(({ atOnce }) => atOnce);
  const favourites = useFavourites(deck.id);
  const choice = search.get('cards') ?? '';
  const language = languageOf(deck, search.get('language'));
  const [pile, move] = useReducer(play, undefined, () =>
    draw(newPile(cardsIn(deck, choice, new Set(favourites)), Math.random), count, Math.random),
  );
  const set = useCallback(
    (key: string, value: string) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === '') after.delete(key);
          else after.set(key, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  const shown = useMemo(() => shownCards(pile), [pile]);
  return {
    pile,
    shown,
    language,
    choice,
    next: () => move({ kind: 'next', count }),
    back: () => move({ kind: 'back' }),
    shuffle: () => move({ kind: 'shuffle', count }),
    setAside: () => {
      const [card] = shown;
      if (card !== undefined) move({ kind: 'aside', card, count });
    },
    bringBack: () => move({ kind: 'bring-back' }),
    choose: (chosen) => {
      set('cards', chosen);
      move({ kind: 'deal', cards: cardsIn(deck, chosen, new Set(favourites)), count });
    },
    speak: (code) => set('language', code),
  };
}

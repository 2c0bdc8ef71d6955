import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface PlaySettings {
  /** Cards per draw, 1 … 5. */
  readonly atOnce: number;
  /** The words below the card, in large type. */
  readonly isLargeType: boolean;
  /** Hides the next card until it has been handed on. */
  readonly isHandAround: boolean;
  /** Minutes on the timer. */
  readonly minutes: number;
  /** Card ids that somebody wants to find again, by deck. */
  readonly favourites: Readonly<Record<string, readonly string[]>>;
}

/** How somebody likes to play, kept in their browser. */
export const usePlaySettings = create<PlaySettings>()(
  persist<PlaySettings>(() => ({ atOnce: 1, isLargeType: false, isHandAround: false, minutes: 3, favourites: {} }), {
    name: 'cardwright-play',
    version: 1,
  }),
);

const NONE: readonly string[] = [];

/** The favourite cards of a deck. */
export function useFavourites(deck: string): readonly string[] {
  return usePlaySettings(({ favourites }) => favourites[deck] ?? NONE);
}

/** Adds a card to the favourites of its deck, or removes it. */
export function toggleFavourite(deck: string, card: string): void {
  usePlaySettings.setState(({ favourites }) => {
    const own = favourites[deck] ?? NONE;
    const next = own.includes(card) ? own.filter((id) => id !== card) : [...own, card];
    return { favourites: { ...favourites, [deck]: next } };
  });
}

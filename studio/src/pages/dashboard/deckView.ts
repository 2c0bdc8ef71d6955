import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type DeckView = 'grid' | 'list';

interface DeckViewState {
  readonly view: DeckView;
  readonly setView: (view: DeckView) => void;
}

/** Tiles or rows, remembered in this browser. */
export const useDeckView = create<DeckViewState>()(
  persist((set) => ({ view: 'grid', setView: (view) => set({ view }) }), { name: 'cardwright-deck-view' }),
);

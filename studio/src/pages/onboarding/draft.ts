import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { FirstWords } from './firstDeck.js';

export interface Draft extends FirstWords {
  /** 1 to 3. */
  readonly step: number;
  /** The id of an occasion. */
  readonly occasion: string;
  /** The slug of a design; empty for the occasion's first one. */
  readonly design: string;
}

const EMPTY: Draft = { step: 1, occasion: '', title: '', audience: '', lines: ['', '', ''], design: '' };

/** What was answered so far, kept in this browser until the deck is made. */
export const useDraft = create<Draft>()(persist<Draft>(() => EMPTY, { name: 'cardwright-first-deck', version: 1 }));

export function forgetDraft(): void {
  useDraft.setState(EMPTY, true);
}

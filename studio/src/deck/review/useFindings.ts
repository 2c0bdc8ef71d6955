import type { Finding } from '@cardwright/renderer';
import { useStore } from 'zustand';
import { useEditor } from '../editor/EditorContext.js';

const NONE: readonly Finding[] = [];

/** A card's findings. */
export function useFindings(cardId: string | undefined): readonly Finding[] {
  return useStore(useEditor().review, ({ findings }) => (cardId === undefined ? NONE : (findings.get(cardId) ?? NONE)));
}

/** The fields that no face shows, one finding for all their cards. */
export function useUnshown(): readonly Finding[] {
  return useStore(useEditor().review, ({ unshown }) => unshown);
}

/** Whether the deck has been checked since it was opened. */
export function useIsChecked(): boolean {
  return useStore(useEditor().review, ({ isChecked }) => isChecked);
}

/** What is wrong with backs that several cards share. */
export function useBackFindings(): readonly Finding[] {
  return useStore(useEditor().review, ({ ofBacks }) => ofBacks);
}

/** What is wrong between cards: duplicates, numbers, colours. */
export function useDeckFindings(): readonly Finding[] {
  return useStore(useEditor().review, ({ ofDeck }) => ofDeck);
}

/** How many cards lack one. */
export function useCardsToReview(): number {
  return useStore(useEditor().review, ({ findings }) => findings.size);
}

import type { Finding } from '@cardwright/renderer';
import { useStore } from 'zustand';
import { useEditor } from '../editor/EditorContext.js';

const NONE: readonly Finding[] = [];

/** What of a card needs a look before it is printed. */
export function useFindings(cardId: string | undefined): readonly Finding[] {
  return useStore(useEditor().review, ({ findings }) => (cardId === undefined ? NONE : (findings.get(cardId) ?? NONE)));
}

/** How many cards need one. */
export function useCardsToReview(): number {
  return useStore(useEditor().review, ({ findings }) => findings.size);
}

import { useShallow } from 'zustand/react/shallow';
import { useDeck, useEditor } from './EditorContext.js';

/** Languages of the deck, its main one first. */
export function useLanguages(): readonly string[] {
  const { faces } = useEditor();
  return useDeck(useShallow((deck) => faces.languages(deck)));
}

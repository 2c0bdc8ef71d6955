import { useShallow } from 'zustand/react/shallow';
import { useDeck, useEditor } from './EditorContext.js';

/** The deck's languages, main language first. */
export function useLanguages(): readonly string[] {
  const { faces } = useEditor();
  return useDeck(useShallow((deck) => faces.languages(deck)));
}

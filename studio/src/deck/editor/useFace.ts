import type { FaceInput, FaceSide } from '@cardwright/renderer';
import { useDeck, useEditor, useSession } from './EditorContext.js';

/** One side of a card in the current language; the same object until something on it can have changed. */
export function useFace(cardId: string | undefined, side: FaceSide): FaceInput | undefined {
  const { faces } = useEditor();
  const language = useSession((session) => session.language);
  return useDeck((deck) => {
    const placed = cardId === undefined ? undefined : faces.place(deck, cardId);
    return placed && faces.input(deck, placed, side, language);
  });
}

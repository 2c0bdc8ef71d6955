import { unshownFields } from '@cardwright/renderer';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';

/** Whether a face of the card shows the value of a content kind; true if there is no value to show. */
export function useIsOnDesign(cardId: string, kind: string): boolean {
  const { faces } = useEditor();
  const language = useSession((state) => state.language);
  return useDeck((deck) => {
    const placed = faces.place(deck, cardId);
    if (placed === undefined) return true;
    const { card, category } = placed;
    const templates = (['front', 'back'] as const).map((side) => faces.template(deck, placed, side).json_config);
    return !unshownFields({ deck, card, category, language }, templates).includes(kind);
  });
}

export const NOT_ON_DESIGN = 'Not on this design';

import { artOwners } from '@cardwright/renderer';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';

/** Whether a face of the card shows art that is generated for it, because it has no picture. */
export function useDrawsArt(cardId: string): boolean {
  const { faces } = useEditor();
  return useDeck((deck) => {
    const placed = faces.place(deck, cardId);
    if (placed?.card.illustration !== null) return false;
    return (['front', 'back'] as const).some((side) =>
      artOwners(faces.template(deck, placed, side).json_config).has('card'),
    );
  });
}

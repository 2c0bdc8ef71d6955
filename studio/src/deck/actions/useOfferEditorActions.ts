import { useMemo } from 'react';
import { useActions } from '../../actions/actionStore.js';
import { useEditorActions, useSession } from '../editor/EditorContext.js';

/** Offers the deck editor's actions to its shortcuts, the palette and the help. */
export function useOfferEditorActions(): void {
  const { deck, cards, view } = useEditorActions();
  const isOnCards = useSession((session) => session.tab === 'cards');
  // The table handles its own keys.
  const hasCards = useSession((session) => session.tab === 'cards' && session.view !== 'table');
  const offered = useMemo(
    () => [
      ...Object.values(deck),
      ...(hasCards ? Object.values(cards) : []),
      ...(isOnCards ? Object.values(view) : []),
    ],
    [deck, cards, view, hasCards, isOnCards],
  );
  useActions(offered);
}

import { useMemo } from 'react';
import { useActions } from '../../actions/actionStore.js';
import { useEditorActions, useSession } from '../editor/EditorContext.js';

/** Offers what can be done in the deck editor to its keys, the palette and the help. */
export function useOfferEditorActions(): void {
  const { deck, cards, view } = useEditorActions();
  const isOnCards = useSession((session) => session.tab === 'cards');
  // The table has keys of its own.
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

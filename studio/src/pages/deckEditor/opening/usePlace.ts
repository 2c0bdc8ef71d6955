import { useEffect } from 'react';
import { useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { rememberPlace } from './place.js';

/** Keeps the address and the stored last card in step with the selection, so that a reload returns to it. */
export function usePlace(): void {
  const { store } = useEditor();
  const tab = useSession((session) => session.tab);
  const cardId = useSession((session) => session.cardId);
  useEffect(() => {
    const address = new URL(location.href);
    if (address.searchParams.get('tab') === tab) return;
    address.searchParams.set('tab', tab);
    // Without the router: the page stays, and nothing is loaded again.
    history.replaceState(history.state, '', address);
  }, [tab]);
  useEffect(() => {
    if (cardId !== undefined) rememberPlace(store.getState().document.id, cardId);
  }, [store, cardId]);
}

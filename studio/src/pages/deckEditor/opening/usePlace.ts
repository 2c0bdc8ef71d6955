import { useEffect } from 'react';
import { useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { rememberPlace } from './place.js';

/** Keeps the address and the last card up with where one is, so that a reload comes back to it. */
export function usePlace(): void {
  const { store } = useEditor();
  const tab = useSession((session) => session.tab);
  const cardId = useSession((session) => session.cardId);
  useEffect(() => {
    const address = new URL(location.href);
    if (address.searchParams.get('tab') === tab) return;
    address.searchParams.set('tab', tab);
    // Past the router: no page changes, and nothing is to be loaded again.
    history.replaceState(history.state, '', address);
  }, [tab]);
  useEffect(() => {
    if (cardId !== undefined) rememberPlace(store.getState().document.id, cardId);
  }, [store, cardId]);
}

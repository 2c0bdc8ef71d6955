import { useEffect } from 'react';
import { isConflict } from '../deckStore.js';
import { useEditor, useSession } from '../../deck/editor/EditorContext.js';
import { saveDeck } from '../../deck/saving/saveDeck.js';

/** How often a server that could not be reached is tried again; the browser's own word that it is online comes first. */
const EVERY_MS = 5_000;

/** After a save that did not reach the server: saves as soon as it can be reached again. */
export function useRetryWhenBack(): void {
  const editor = useEditor();
  const isOffline = useSession((session) => session.isOffline);
  useEffect(() => {
    if (!isOffline) return;
    const retry = (): void => {
      if (!isConflict(editor.store.getState().failure)) void saveDeck(editor);
    };
    const timer = setInterval(retry, EVERY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [editor, isOffline]);
}

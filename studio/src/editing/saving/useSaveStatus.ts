import { saveStateOf } from '../deckStore.js';
import type { SaveStateName } from '../../components/SaveState.js';
import { useDeckState, useSession } from '../../deck/editor/EditorContext.js';

/** What stands beside the deck's name. */
export function useSaveStatus(): SaveStateName {
  const state = useDeckState(saveStateOf);
  const isOffline = useSession((session) => session.isOffline);
  return isOffline && (state === 'dirty' || state === 'error') ? 'offline' : state;
}

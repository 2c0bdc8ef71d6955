import { missingDeckFields } from '@cardwright/renderer';
import { ApiError } from '../../api/ApiError.js';
import { toast, toastError } from '../../app/toasts/toast.js';
import { isConflict, saveStateOf } from '../../editing/deckStore.js';
import type { Editor } from '../editor/createEditor.js';
import { showMissingFields } from './showMissingFields.js';

/**
 * Saves, and says how it went. Where the server cannot be reached nothing is said: the save state shows it, and
 * `useRetryWhenBack` tries again.
 * @returns whether everything is saved
 */
export async function saveDeck(editor: Editor): Promise<boolean> {
  const { store, session } = editor;
  if (saveStateOf(store.getState()) === 'saved') return true;
  if (store.getState().isSaving) return false;
  const missing = missingDeckFields(store.getState().deck);
  if (missing.length > 0) {
    toast({
      id: 'missing-fields',
      kind: 'warning',
      title: 'Missing required fields',
      message: `Please fill in: ${missing.join(', ')}`,
      action: { label: 'Fill in', perform: () => showMissingFields(editor, missing) },
    });
    return false;
  }
  const isSaved = await store.save();
  const { failure } = store.getState();
  const isOffline = failure instanceof ApiError && failure.isOffline;
  session.setState({ isOffline });
  if (isSaved) toast({ id: 'saved', title: 'Deck saved' });
  else if (!isOffline && !isConflict(failure)) toastError('Error saving deck', failure);
  return isSaved;
}

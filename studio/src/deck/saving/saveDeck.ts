import { missingDeckFields } from '@cardwright/renderer';
import { toast } from '../../toasts/toast.js';
import { isDeleted } from '../../editing/saving/deletedElsewhere.js';
import { saveDocument } from '../../editing/saving/saveDocument.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { offerRestore } from './offerRestore.js';
import { showMissingFields } from './showMissingFields.js';

/** Saves a deck if its required fields are filled in; otherwise names the missing ones. @returns whether everything is saved */
export function saveDeck(open: OpenDeck): Promise<boolean> {
  const maySave = (): boolean => {
    const missing = missingDeckFields(open.store.getState().document);
    if (missing.length === 0) return true;
    open.session.setState({ marksMissing: true });
    toast({
      id: 'missing-fields',
      kind: 'warning',
      title: 'Missing required fields',
      message: `Please fill in: ${missing.join(', ')}`,
      action: { label: 'Fill in', perform: () => showMissingFields(open, missing) },
    });
    return false;
  };
  return saveDocument(open.store, maySave, (failure) => {
    if (isDeleted(failure)) offerRestore(open, () => saveDeck(open));
    return isDeleted(failure);
  });
}

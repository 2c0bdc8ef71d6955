import { missingDeckFields } from '@cardwright/renderer';
import { toast } from '../../toasts/toast.js';
import { isDeleted } from '../../editing/saving/deletedElsewhere.js';
import { saveDocument } from '../../editing/saving/saveDocument.js';
import { firstLongText } from '../document/longTexts.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { offerRestore } from './offerRestore.js';
import { showLongText } from './showLongText.js';
import { showMissingFields } from './showMissingFields.js';

/**
 * Saves a deck if its required fields are filled in and no text is too long; otherwise names what is. @returns whether everything
 * is saved
 */
export function saveDeck(open: OpenDeck): Promise<boolean> {
  const maySave = (): boolean => {
    const deck = open.store.getState().document;
    const missing = missingDeckFields(deck);
    const long = firstLongText(deck);
    if (missing.length === 0 && long !== undefined) showLongText(open, long);
    if (missing.length === 0) return long === undefined;
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

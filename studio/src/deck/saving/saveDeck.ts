import { toast } from '../../toasts/toast.js';
import { isDeleted } from '../../editing/saving/deletedElsewhere.js';
import { saveDocument } from '../../editing/saving/saveDocument.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { offerRestore } from './offerRestore.js';
import { findSaveObstacle } from './findSaveObstacle.js';

/**
 * Saves a deck if its required fields are filled in and no text is too long; otherwise names what is. @returns whether everything
 * is saved
 */
export function saveDeck(open: OpenDeck): Promise<boolean> {
  const maySave = (): boolean => {
    const obstacle = findSaveObstacle(open);
    if (obstacle === undefined) return true;
    open.session.setState({ marksMissing: true });
    toast({ ...obstacle, kind: 'warning' });
    return false;
  };
  return saveDocument(open.store, maySave, (failure) => {
    if (isDeleted(failure)) offerRestore(open, () => saveDeck(open));
    return isDeleted(failure);
  });
}

import { missingDeckFields } from '@cardwright/renderer';
import { firstLongText } from '../document/longTexts.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { longTextObstacle } from './longTextObstacle.js';
import { showMissingFields } from './showMissingFields.js';

/** What keeps a deck from being saved, and the way to it, as a toast says it. */
export interface SaveObstacle {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Closes the dialog that is open. */
  readonly action: { readonly label: string; readonly perform: () => void };
}

/** Required fields that are empty, or else the first text that is too long; undefined if the deck can be saved. */
export function saveObstacle(open: OpenDeck): SaveObstacle | undefined {
  const deck = open.store.getState().document;
  const missing = missingDeckFields(deck);
  if (missing.length > 0)
    return {
      id: 'missing-fields',
      title: 'Missing required fields',
      message: `Please fill in: ${missing.join(', ')}`,
      action: { label: 'Fill in', perform: () => showMissingFields(open, missing) },
    };
  const long = firstLongText(deck);
  return long && longTextObstacle(open, long);
}

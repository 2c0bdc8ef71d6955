import { missingDeckFields } from '@cardwright/renderer';
import { firstLongText } from '../document/longTexts.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import { longTextObstacle } from './longTextObstacle.js';
import type { SaveObstacle } from './SaveObstacle.js';
import { showMissingFields } from './showMissingFields.js';

/** Required fields that are empty, or else the first text that is too long; undefined if the deck can be saved. */
export function findSaveObstacle(open: OpenDeck): SaveObstacle | undefined {
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

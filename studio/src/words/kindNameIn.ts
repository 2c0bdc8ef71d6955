import { fieldLabel } from '@cardwright/renderer';
import { kindName } from './fieldNames.js';

const FIELD = 'field:';

/** The name of a card's content kind as a deck calls it: custom values have labels of the deck's own. */
export function kindNameIn(deck: object, kind: string): string {
  return kind.startsWith(FIELD) ? fieldLabel(deck, kind.slice(FIELD.length)) : kindName(kind);
}

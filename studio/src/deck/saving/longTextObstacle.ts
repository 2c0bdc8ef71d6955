import { tooLong } from '../../words/tooLong.js';
import type { LongText } from '../document/longTexts.js';
import { titleOf } from '../document/texts.js';
import { onlyCard } from '../session/selection.js';
import type { OpenDeck } from '../session/OpenDeck.js';
import type { SaveObstacle } from './SaveObstacle.js';

/** Says which text of which card is too long to be saved, and offers to show it. */
export function longTextObstacle({ store, session }: OpenDeck, long: LongText): SaveObstacle {
  const { card, field, language, text, limit } = long;
  const deck = store.getState().document;
  const name = titleOf(deck, card) || 'Untitled card';
  const show = (): void =>
    session.setState({
      ...onlyCard(store.getState().document, card.id),
      tab: 'cards',
      modal: undefined,
      dialog: undefined,
      isReviewing: false,
      isFocused: false,
      panel: 'fields',
      ...(language !== undefined && { language }),
    });
  return {
    id: 'long-text',
    title: `${field} of “${name.slice(0, 60)}” is too long to be saved`,
    message: tooLong(text, limit) ?? '',
    action: { label: 'Show card', perform: show },
  };
}

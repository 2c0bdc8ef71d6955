import type { CardTexts } from '@cardwright/renderer';
import { fieldWords } from '../../words/fieldNames.js';
import { setCardText } from '../document/commands/texts.js';
import { ownText, shownText } from '../document/texts.js';
import { useApply, useDeck, useEditor, useSession } from './EditorContext.js';

export interface CardText {
  /** In the current language; empty if there is none. */
  readonly own: string;
  /** The text as it is drawn, which may be that of another language. */
  readonly shown: string;
  /** The language of `shown`. */
  readonly from: string;
  /** The current one. */
  readonly language: string;
  /** Several changes are one step until the gesture ends. */
  readonly change: (text: string) => void;
}

/** One text of a card in the current language, to show and to change. */
export function useCardText(cardId: string, field: keyof CardTexts): CardText {
  const { faces } = useEditor();
  const apply = useApply();
  const language = useSession((state) => state.language);
  const own = useDeck((deck) => {
    const card = faces.place(deck, cardId)?.card;
    return card === undefined ? '' : ownText(card, field, language);
  });
  const shown = useDeck((deck) => {
    const card = faces.place(deck, cardId)?.card;
    return card === undefined ? '' : shownText(deck, card, field, language).text;
  });
  const from = useDeck((deck) => {
    const card = faces.place(deck, cardId)?.card;
    return card === undefined ? language : shownText(deck, card, field, language).language;
  });
  const change = (text: string): void => {
    apply(
      { label: `edit ${fieldWords(field)}`, gesture: `${cardId} ${language} ${field}` },
      setCardText(cardId, language, field, text),
    );
  };
  return { own, shown, from, language, change };
}

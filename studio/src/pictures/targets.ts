import { setCardFields, setCategoryFields, setDeckFields } from '../deck/document/commands/fields.js';
import { findCard, findCategory } from '../deck/document/find.js';
import type { DeckCard, DeckCategory, DeckDocument, Recipe } from '../deck/document/types.js';
import type { PictureTexts } from '../api/pictures.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import { shownText } from '../deck/document/texts.js';

/** A picture to put on something, and whom to credit for it. */
export interface ChosenPicture {
  readonly url: string | null;
  /** Null for pictures that ask for no credit; undefined where it is not known. */
  readonly credit?: string | null;
}

/** Puts a picture on everything that it was chosen for. Only cards have a place for credits. */
export function assignPicture({ owner, ids }: PickTarget, { url, credit }: ChosenPicture): Recipe {
  if (owner === 'deck') return setDeckFields({ illustration: url });
  if (owner === 'card')
    return setCardFields(ids, {
      illustration: url,
      ...(credit !== undefined && credit !== null && { attribution: credit }),
    });
  return (deck) => {
    for (const id of ids) setCategoryFields(id, { illustration: url })(deck);
    return undefined;
  };
}

/** The pictures that are there now. */
export function presentPictures(deck: DeckDocument, { owner, ids }: PickTarget): readonly string[] {
  const things: readonly (DeckDocument | DeckCategory | DeckCard | undefined)[] =
    owner === 'deck' ? [deck] : ids.map((id) => (owner === 'card' ? findCard(deck, id)?.card : findCategory(deck, id)));
  return things.flatMap((thing) => (thing?.illustration ? [thing.illustration] : []));
}

/** What search words are made from, in the language that is edited. */
export function textsFor(deck: DeckDocument, { owner, ids }: PickTarget, language: string): PictureTexts {
  const text = (thing: DeckDocument | DeckCategory | DeckCard | undefined, field: string): string =>
    thing === undefined ? '' : shownText(deck, thing, field, language).text;
  const found = owner === 'card' ? findCard(deck, ids[0] ?? '') : undefined;
  const category = found?.category ?? (owner === 'category' ? findCategory(deck, ids[0] ?? '') : undefined);
  const deckWords = text(deck, 'short_description') || text(deck, 'title');
  const catDesc = [text(category, 'title'), text(category, 'description')].filter(Boolean).join('. ');
  const cardDesc =
    ['one_liner', 'primary_text', 'description'].map((field) => text(found?.card, field)).find(Boolean) ?? '';
  return { deckShortDesc: deckWords, catDesc, cardTitle: text(found?.card, 'title'), cardDesc };
}

/** “Mosswarden”, “3 cards”: what the dialog is about. */
export function nameOfTarget(deck: DeckDocument, { owner, ids }: PickTarget): string {
  if (owner === 'deck') return shownText(deck, deck, 'title', deck.default_language).text || 'the deck';
  if (ids.length > 1) return `${ids.length} ${owner === 'card' ? 'cards' : 'categories'}`;
  const id = ids[0] ?? '';
  const thing = owner === 'card' ? findCard(deck, id)?.card : findCategory(deck, id);
  const title = thing === undefined ? '' : shownText(deck, thing, 'title', deck.default_language).text;
  return title === '' ? `this ${owner}` : title;
}

import { setCardFields, setCategoryFields, setDeckFields } from '../deck/document/commands/fields.js';
import { findCard, findCategory } from '../deck/document/find.js';
import type { DeckCard, DeckCategory, DeckDocument, Recipe } from '../deck/document/types.js';
import type { PictureTexts } from '../api/pictures.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import { shownText } from '../deck/document/texts.js';

/** A picture to assign, with its credit. */
export interface ChosenPicture {
  readonly url: string | null;
  /** Null for pictures that need no credit; undefined if unknown. */
  readonly credit?: string | null;
}

/** Assigns a picture to everything that it was chosen for. Only cards have a field for credits. */
export function assignPicture({ owner, ids }: PickTarget, { url, credit }: ChosenPicture): Recipe {
  if (owner === 'deck') return setDeckFields({ illustration: url });
  if (owner === 'card')
    return setCardFields(ids, {
      illustration: url,
      illustration_focus: null,
      ...(credit !== undefined && credit !== null && { attribution: credit }),
    });
  return (deck) => {
    for (const id of ids) setCategoryFields(id, { illustration: url })(deck);
    return undefined;
  };
}

/** Assigns a picture of its own to each card, by the card's id, in one pass over the deck. */
export function assignPictures(pictures: ReadonlyMap<string, ChosenPicture>): Recipe {
  return (deck) => {
    for (const card of deck.categories.flatMap(({ cards }) => cards)) {
      const picture = pictures.get(card.id);
      if (picture === undefined) continue;
      card.illustration = picture.url;
      card.illustration_focus = null;
      if (picture.credit !== undefined && picture.credit !== null) card.attribution = picture.credit;
    }
    return undefined;
  };
}

/** The pictures loaded so far. */
export function presentPictures(deck: DeckDocument, { owner, ids }: PickTarget): readonly string[] {
  const things: readonly (DeckDocument | DeckCategory | DeckCard | undefined)[] =
    owner === 'deck' ? [deck] : ids.map((id) => (owner === 'card' ? findCard(deck, id)?.card : findCategory(deck, id)));
  return things.flatMap((thing) => (thing?.illustration ? [thing.illustration] : []));
}

/** The source of search words, in the current language. */
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

/** “Mosswarden”, “3 cards”: the dialog's subject. */
export function nameOfTarget(deck: DeckDocument, { owner, ids }: PickTarget): string {
  if (owner === 'deck') return shownText(deck, deck, 'title', deck.default_language).text || 'the deck';
  if (ids.length > 1) return `${ids.length} ${owner === 'card' ? 'cards' : 'categories'}`;
  const id = ids[0] ?? '';
  const thing = owner === 'card' ? findCard(deck, id)?.card : findCategory(deck, id);
  const title = thing === undefined ? '' : shownText(deck, thing, 'title', deck.default_language).text;
  return title === '' ? `this ${owner}` : title;
}

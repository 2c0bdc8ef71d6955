import { type FieldLabels, labelOfHeading, withFieldLabels } from '@cardwright/renderer';
import { findCard, findCategory } from '../find.js';
import type { DeckCard, DeckCategory, DeckDocument, Recipe } from '../types.js';

type DeckField = Exclude<keyof DeckDocument, 'id' | 'user_id' | 'translations' | 'categories' | number | symbol>;
type CategoryField =
  'primary_color_key' | 'icon' | 'illustration' | 'art_seed' | 'front_template_id' | 'back_template_id';
type CardField = Exclude<
  keyof DeckCard,
  'id' | 'translations' | 'fields' | 'position' | 'category_id' | number | symbol
>;

/** World, main language, templates, colours, status, pictures, copyright. */
export function setDeckFields(fields: Partial<Pick<DeckDocument, DeckField>>): Recipe {
  return (deck) => void Object.assign(deck, fields);
}

export function setCategoryFields(id: string, fields: Partial<Pick<DeckCategory, CategoryField>>): Recipe {
  return (deck) => {
    const category = findCategory(deck, id);
    if (category !== undefined) Object.assign(category, fields);
  };
}

/** Applies to one or several cards. */
export function setCardFields(ids: readonly string[], fields: Partial<Pick<DeckCard, CardField>>): Recipe {
  return (deck) => {
    for (const id of ids) Object.assign(findCard(deck, id)?.card ?? {}, fields);
  };
}

/** One of the deck's custom values; undefined removes it. */
export function setCardValue(id: string, name: string, value: string | number | undefined): Recipe {
  return (deck) => {
    const card = findCard(deck, id)?.card;
    if (card === undefined) return;
    if (value === undefined) Reflect.deleteProperty(card.fields, name);
    else card.fields[name] = value;
  };
}

/** Gives a card a new custom value, 0 at first. @param heading how somebody writes its name */
export function addCardValue(id: string, name: string, heading: string): Recipe {
  const label = labelOfHeading(heading, name);
  return (deck) => {
    if (label !== undefined) addFieldLabels({ [name]: label })(deck);
    return setCardValue(id, name, 0)(deck);
  };
}

/** Names custom values that the deck has no label for. */
export function addFieldLabels(labels: FieldLabels): Recipe {
  return (deck) => void Object.assign(deck, withFieldLabels(deck, labels));
}

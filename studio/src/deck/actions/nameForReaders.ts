import { findCard, findCategory } from '../document/find.js';
import { titleOf } from '../document/texts.js';
import type { OpenDeck } from '../session/OpenDeck.js';

/** The quoted title of a card or category in the language that is shown. @param id `category …` is a category's row */
export function nameForReaders({ store, session }: OpenDeck, id: string): string {
  const { document: deck } = store.getState();
  const { language } = session.getState();
  const card = findCard(deck, id)?.card;
  const owner = card ?? findCategory(deck, id.replace(/^category /, ''));
  const title = owner === undefined ? '' : titleOf(deck, owner, language);
  if (title !== '') return `“${title}”`;
  return card === undefined ? 'an untitled category' : 'an untitled card';
}

import { checkDeckContent, mergeFindings, planDeck } from '@cardwright/renderer';
import { officialCatalogue } from '@cardwright/templates';
import { expect, it } from 'vitest';
import { createDeckStore } from '../document/createDeckStore.js';
import { aDocument } from '../document/testing/aDocument.js';
import type { DeckDocument } from '../document/types.js';
import { applyQuickFix } from './applyQuickFix.js';

const found = (deck: DeckDocument) =>
  mergeFindings(checkDeckContent(planDeck(deck, officialCatalogue()), [deck.default_language]));

it('every fix is one step, takes its finding away, and can be undone', () => {
  const first = aDocument(1);
  const [category] = first.categories;
  const [card] = category?.cards ?? [];
  if (category === undefined || card === undefined) throw new Error('The document has no card.');
  const cards = [3, 3, 4, 7].map((each, index) => ({
    ...card,
    id: `card ${index}`,
    card_number: String(each),
    translations: { en: { ...card.translations.en, title: index < 2 ? 'Sun' : ` Moon  ${index}` } },
  }));
  const deck = { ...first, default_language: 'en', categories: [{ ...category, cards }] } as DeckDocument;
  const store = createDeckStore(deck, 1, {
    read: () => Promise.reject(new Error('nobody saved elsewhere')),
    save: () => Promise.resolve(2),
    deleteImages: () => Promise.resolve(),
  });
  const codes: string[] = [];
  for (let round = 0; round < 9; round += 1) {
    const before = store.getState().document;
    const next = found(before).find(({ quickFix }) => quickFix !== undefined);
    if (next?.quickFix === undefined) break;
    codes.push(next.code);
    applyQuickFix({ store }, next.quickFix);
    const after = store.getState().document;
    expect(found(after).map(({ message }) => message)).not.toContain(next.message);
    store.undo();
    expect(store.getState().document).toEqual(before);
    store.redo();
    expect(store.getState().document).toEqual(after);
  }
  expect(codes).toEqual(['card.duplicate', 'number.missing', 'text.whitespace']);
  expect(store.getState().document.categories[0]?.cards).toMatchObject([
    { id: 'card 0', copies: 2, card_number: '3', translations: { en: { title: 'Sun' } } },
    { id: 'card 2', card_number: '4', translations: { en: { title: 'Moon 2' } } },
    { id: 'card 3', card_number: '5', translations: { en: { title: 'Moon 3' } } },
  ]);
});

it('a fix of a deck that has changed since does nothing', () => {
  const deck = aDocument(1);
  const store = createDeckStore(deck, 1, {
    read: () => Promise.reject(new Error('nobody saved elsewhere')),
    save: () => Promise.resolve(2),
    deleteImages: () => Promise.resolve(),
  });
  const path = ['categories', 0, 'cards', 0, 'card_number'];
  applyQuickFix({ store }, { label: 'Renumber the cards', edits: [{ type: 'set', path, before: 'gone', value: '1' }] });
  expect(store.getState().document).toBe(deck);
});

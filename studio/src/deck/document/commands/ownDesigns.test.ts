import { produce } from 'immer';
import { expect, it } from 'vitest';
import { aDocument } from '../testing/aDocument.js';
import { setCardFields, setCategoryFields } from './fields.js';
import { countOwnDesigns, dropOwnDesigns } from './ownDesigns.js';

it('counts designs that do not follow the deck, and drops those of one side', () => {
  const before = produce(aDocument(2, 1), (deck) => {
    setCategoryFields('B', { front_template_id: 'emberwild' })(deck);
    setCardFields(['A1', 'A2'], { front_template_id: 'arcana', back_template_id: 'arcana-back' })(deck);
  });
  expect(countOwnDesigns(before, 'front')).toEqual({ categories: 1, cards: 2 });
  const after = produce(before, dropOwnDesigns('front'));
  expect(countOwnDesigns(after, 'front')).toEqual({ categories: 0, cards: 0 });
  expect(countOwnDesigns(after, 'back')).toEqual({ categories: 0, cards: 2 });
});

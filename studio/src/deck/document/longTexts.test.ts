import { describe, expect, it } from 'vitest';
import { setCardFields, setCardValue } from './commands/fields.js';
import { setCardText } from './commands/texts.js';
import { produce } from 'immer';
import { firstLongText } from './longTexts.js';
import { aDocument } from './testing/aDocument.js';
import type { Recipe } from './types.js';

const LONG = 'x'.repeat(20_001);

describe('firstLongText', () => {
  it.each<readonly [string, Recipe, object]>([
    ['text', setCardText('A2', 'de', 'description', LONG), { field: 'Detailed content', language: 'de' }],
    ['value', setCardValue('A2', 'cost', LONG), { field: 'Cost', kind: 'field:cost' }],
    ['attribution', setCardFields(['A2'], { attribution: LONG }), { field: 'Attribution' }],
    ['number', setCardFields(['A2'], { card_number: 'x'.repeat(501) }), { field: 'Card number', limit: 500 }],
  ])('names the card and the field of a %s', (_, recipe, expected) => {
    const deck = aDocument(2, 1);
    expect(firstLongText(deck)).toBeUndefined();
    expect(firstLongText(produce(deck, recipe))).toMatchObject({ card: { id: 'A2' }, ...expected });
  });
});

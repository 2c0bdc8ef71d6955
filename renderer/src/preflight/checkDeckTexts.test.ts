import { describe, expect, it } from 'vitest';
import { checkDeckTexts } from './checkDeckTexts.js';
import { testContext } from './testFace.js';

describe('texts of a deck', () => {
  it('lists the required fields that are missing, as saving does', () => {
    const { deck } = testContext();
    expect(checkDeckTexts(deck, ['en'])).toEqual([]);
    expect(checkDeckTexts({ ...deck, world_id: null, translations: {} }, ['en'])).toMatchObject([
      { code: 'deck.required_fields', message: 'Please fill in: Title, Description, World' },
    ]);
  });

  it('names texts of the deck and its categories that are not translated', () => {
    const { deck } = testContext();
    const categories = deck.categories.map((category) => ({
      ...category,
      translations: { en: { title: 'Light', description: '', language_code: 'en' } },
    }));
    expect(checkDeckTexts({ ...deck, categories }, ['en', 'de']).map(({ message }) => message)).toEqual([
      'The deck: Not translated into de: title, description. Shown in en instead.',
      'Category "Light": Not translated into de: title. Shown in en instead.',
    ]);
  });
});

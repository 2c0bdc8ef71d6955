import { describe, expect, it } from 'vitest';
import { testContext } from '../testFace.js';
import { check, codes } from '../testFindings.js';

describe('texts of a card', () => {
  it('reports cards without a title of their own', () => {
    expect(codes(check([], testContext({ translations: { en: { title: ' ' } } })))).toEqual(['card.no_title -']);
    expect(codes(check([], testContext({ translations: {} })))).toEqual(['card.default_title -']);
    expect(check([], testContext({ translations: {} }, { side: 'back' }))).toEqual([]);
    expect(check([], testContext({}, { card: undefined }))).toEqual([]);
  });

  it('names missing translations and the language that is shown instead', () => {
    const translations = {
      en: { title: 'Lamp', description: 'It shines.', one_liner: 'Oh' },
      de: { title: 'Lampe', one_liner: '' },
    };
    expect(check([], testContext({ translations }, { language: 'de-AT' }))).toMatchObject([
      {
        code: 'card.untranslated',
        language: 'de-AT',
        message: 'Not translated into de-AT: one_liner, description. Shown in en instead.',
      },
    ]);
    expect(check([], testContext({ translations }, { language: 'en' }))).toEqual([]);
  });
});

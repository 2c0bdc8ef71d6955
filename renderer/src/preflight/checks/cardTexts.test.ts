import { describe, expect, it } from 'vitest';
import { testContext } from '../testFace.js';
import { codes } from '../testFindings.js';
import { checkCardTexts } from './cardTexts.js';

describe('texts of a card', () => {
  it('reports cards without a title of their own', () => {
    expect(codes(checkCardTexts(testContext({ translations: { en: { title: ' ' } } })))).toEqual(['card.no_title -']);
    expect(codes(checkCardTexts(testContext({ translations: {} })))).toEqual(['card.default_title -']);
    expect(checkCardTexts(testContext({ translations: {} }, { side: 'back' }))).toEqual([]);
    expect(checkCardTexts(testContext({}, { card: undefined }))).toEqual([]);
  });

  it('names missing translations and the language that is shown instead', () => {
    const translations = {
      en: { title: 'Lamp', description: 'It shines.', one_liner: 'Oh' },
      de: { title: 'Lampe', one_liner: '' },
    };
    expect(checkCardTexts(testContext({ translations }, { language: 'de-AT' }))).toMatchObject([
      {
        code: 'card.untranslated',
        language: 'de-AT',
        message: 'Not translated into de-AT: one_liner, description. Shown in en instead.',
      },
    ]);
    expect(checkCardTexts(testContext({ translations }, { language: 'en' }))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { languageOrder, translate } from './translate.js';

describe('languageOrder', () => {
  it.each([
    ['the language itself, its varieties, the default, its varieties, the others', 'de', 'en'],
    ['whatever the case of the letters', 'DE', 'EN'],
  ])('puts first %s', (_, wanted, standard) => {
    const available = ['fr', 'en-GB', 'en', 'de-AT', 'ja', 'de'];
    expect(languageOrder(available, wanted, standard)).toEqual(['de', 'de-AT', 'en', 'en-GB', 'fr', 'ja']);
  });

  it('keeps the order of varieties when the language and the default share a base', () => {
    expect(languageOrder(['en', 'en-GB', 'de'], 'en-US', 'en-GB')).toEqual(['en', 'en-GB', 'de']);
    expect(languageOrder(['en', 'en-GB', 'de'], 'en-GB', 'en-GB')).toEqual(['en-GB', 'en', 'de']);
  });

  it('returns what there is when nothing fits, by code', () => {
    expect(languageOrder(['ja'], 'de', 'en')).toEqual(['ja']);
    expect(languageOrder(['ja', 'fr'], 'de', 'en')).toEqual(['fr', 'ja']);
    expect(languageOrder([], 'de', 'en')).toEqual([]);
  });
});

it('falls back for each text, past empty ones', () => {
  const translations = {
    de: { title: '', tags: [] },
    'de-AT': { title: 'Jänner' },
    en: { title: 'January', tags: ['a'] },
  };
  expect(translate(translations, 'title', 'de', 'en')).toEqual({ value: 'Jänner', language: 'de-AT' });
  expect(translate(translations, 'tags', 'de', 'en')).toEqual({ value: ['a'], language: 'en' });
  expect(translate(translations, 'toString', 'de', 'en')).toEqual({ value: undefined, language: 'de' });
});

import { expect, it } from 'vitest';
import { textOf, titleOf } from './textOf.js';

const translations = { en: { title: 'Rain', short_description: ' ' }, de: { title: 'Regen' }, fr: { note: 'Pluie' } };

it('falls back from the wanted language to the main one and to any', () => {
  expect(textOf(translations, 'title', 'de', 'en')).toBe('Regen');
  expect(textOf(translations, 'title', 'fr', 'en')).toBe('Rain');
  expect(textOf(translations, 'note', 'de', 'en')).toBe('Pluie');
  expect(textOf(translations, 'short_description', 'en', 'de')).toBe('');
});

it('names a deck without a title', () => {
  expect(titleOf({ translations, default_language: 'en' }, 'de')).toBe('Regen');
  expect(titleOf({ translations: {}, default_language: 'en' }, 'de')).toBe('Untitled deck');
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { codesOf, languageOf, languagesOf } from './deckLanguages.js';
import { titleOf } from './textOf.js';

const deck = { default_language: 'en', translations: { fr: {}, en: {} } };

afterEach(() => void vi.unstubAllGlobals());

describe('the languages of a public deck', () => {
  it('are those of its texts and its cards, the main one first', () => {
    expect(codesOf(deck)).toEqual(['en', 'fr']);
    expect(codesOf(deck, [{ translations: { de: {}, en: {} } }])).toEqual(['en', 'fr', 'de']);
    expect(codesOf({ ...deck, languages: ['en', 'fr', 'de'] })).toEqual(['en', 'fr', 'de']);
    expect(languagesOf({ ...deck, languages: ['en', 'de'] })).toEqual([
      ['en', 'English'],
      ['de', 'Deutsch'],
    ]);
  });

  it('can be chosen even if only cards have them; others cannot', () => {
    vi.stubGlobal('navigator', { language: 'es-ES' });
    expect(languageOf({ ...deck, languages: ['en', 'de'] }, 'de')).toBe('de');
    expect(languageOf(deck, 'de')).toBe('en');
  });

  it('are chosen by the visitor’s own language, or else by another form of it', () => {
    const regional = { ...deck, languages: ['en', 'pt', 'pt-BR', 'zh-Hant'] };
    for (const [language, chosen] of [
      ...[['pt-BR', 'pt-BR'] as const, ['pt-br', 'pt-BR'] as const, ['pt-PT', 'pt'] as const],
      ...[['zh-TW', 'zh-Hant'] as const, ['es-ES', 'en'] as const],
    ]) {
      vi.stubGlobal('navigator', { language });
      expect([language, languageOf(regional, null)]).toEqual([language, chosen]);
    }
    vi.stubGlobal('navigator', { language: 'pt-BR' });
    expect(
      titleOf({ default_language: 'en', translations: { en: { title: 'Rain' }, 'pt-BR': { title: 'Chuva' } } }),
    ).toBe('Chuva');
  });
});

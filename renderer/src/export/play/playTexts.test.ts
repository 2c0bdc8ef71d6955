import { describe, expect, it } from 'vitest';
import { PLAY_LANGUAGES, playLanguage, playTexts } from './playTexts.js';

describe('texts of play files', () => {
  it.each(PLAY_LANGUAGES)('are complete in %s', (language) => {
    const { place, backOf, untitled, ...labels } = playTexts(language);
    for (const label of Object.values(labels)) expect(label).toMatch(/^[^{}|]+$/);
    expect([...place.matchAll(/\{\w+\}/g)].flat().sort()).toEqual(['{count}', '{place}']);
    expect(backOf.match(/\{\w+\}/g)).toEqual(['{title}']);
    expect(untitled.match(/\{\w+\}/g)).toEqual(['{number}']);
  });

  it.each([
    ['de-AT', 'de'],
    ['pt', 'pt'],
    ['pt-br', 'pt-BR'],
    ['pt-AO', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['cy', 'en'],
    ['not a language', 'en'],
  ])('are found for %s in %s', (tag, language) => {
    expect(playLanguage(tag)).toBe(language);
  });
});

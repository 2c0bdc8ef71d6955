import { expect, it } from 'vitest';
import { worldInLanguage } from './worldInLanguage.js';

const sea = {
  name: 'Sea',
  description: 'Wet',
  translations: { de: { name: 'Meer', description: '' }, 'pt-BR': { name: 'Mar', description: 'Molhado' } },
};
const inWords = (language: string): readonly string[] => {
  const { name, description } = worldInLanguage(sea, language);
  return [name, description];
};

it('takes the region, then the language, then the own words, each text by itself', () => {
  expect(inWords('de-CH')).toEqual(['Meer', 'Wet']);
  expect(inWords('pt-br')).toEqual(['Mar', 'Molhado']);
  expect(inWords('pt')).toEqual(['Sea', 'Wet']);
  expect(inWords('en')).toEqual(['Sea', 'Wet']);
  expect(worldInLanguage({ name: 'Sky', description: '' }, 'de').name).toBe('Sky');
});

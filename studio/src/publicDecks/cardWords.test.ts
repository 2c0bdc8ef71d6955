import { expect, it } from 'vitest';
import { cardWords } from './cardWords.js';

it('reads a card from top to bottom, in the wanted language, without marks', () => {
  const translations = {
    en: { title: 'Owl', one_liner: 'Who?', description: '- **big** eyes\n- [soft](https://example.com) wings' },
    de: { title: 'Eule' },
  };
  expect(cardWords({ translations }, 'de', 'en')).toBe('Eule. Who? big eyes soft wings');
});

it('says a repeated text once', () => {
  expect(cardWords({ translations: { en: { title: 'Owl.', primary_text: 'Owl' } } }, 'en', 'en')).toBe('Owl');
});

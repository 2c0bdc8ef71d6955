import { expect, it } from 'vitest';
import { cardWords } from './cardWords.js';

it('reads a card from top to bottom, in the wanted language, without marks', () => {
  const translations = {
    en: { title: 'Owl', one_liner: 'Who?', description: '- **big** eyes\n- [soft](https://example.com) wings' },
    de: { title: 'Eule' },
  };
  expect(cardWords({ translations }, 'de', 'en')).toBe('Eule. Who? big eyes soft wings');
});

it('reads icons by their names', () => {
  const description = 'Gain +2 :checked-shield:, lose :game-icons/two-coins: at 10:30:00';
  expect(cardWords({ translations: { en: { description } } }, 'en', 'en')).toBe(
    'Gain +2 checked shield, lose two coins at 10:30:00',
  );
});

it('says a repeated text once', () => {
  expect(cardWords({ translations: { en: { title: 'Owl.', primary_text: 'Owl' } } }, 'en', 'en')).toBe('Owl');
});

it('says only the asked texts, own fields among them, and no numbers without words', () => {
  const card = {
    translations: { en: { title: 'Volga', description: 'Caspian Sea' } },
    fields: { a: 'Black Sea', points: 2 },
  };
  expect(cardWords(card, 'en', 'en', ['title', 'a', 'points'])).toBe('Volga. Black Sea');
});

import { expect, it } from 'vitest';
import { guessLanguage } from './guessLanguage.js';

it.each([
  ['ja', '春の風カードを二枚引く'],
  ['zh', '抽两张牌'],
  ['ko', '카드 두 장을 뽑는다 Kakao'],
  ['ar', 'اسحب بطاقتين'],
  ['he', 'שלוף שני קלפים'],
  ['ru', 'Возьмите две карты из Tarot'],
  ['el', 'Τράβα δύο κάρτες'],
  [undefined, 'Zieh zwei Karten, größer als 5 (π)'],
  [undefined, '12 / 7'],
])('tells %s by its letters', (language, cell) => {
  expect(
    guessLanguage({ columns: ['title', 'copies', 'description'], rows: [{ line: 2, cells: [cell, '3', ''] }] }),
  ).toBe(language);
});

it('leaves out columns that name their language, and does not take the others for it', () => {
  const columns = ['title', 'title_ja', 'title (ar)'];
  expect(guessLanguage({ columns, rows: [{ line: 2, cells: ['Sea', '海のカード', 'بحر'] }] })).toBeUndefined();
  expect(guessLanguage({ columns: ['title', 'title:en'], rows: [{ line: 2, cells: ['海のカード', 'Sea'] }] })).toBe(
    'ja',
  );
});

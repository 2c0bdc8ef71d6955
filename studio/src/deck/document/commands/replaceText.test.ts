import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../testing/aDocument.js';
import { setCardValue } from './fields.js';
import { findText, replaceText, type TextQuery } from './replaceText.js';
import { setCardText } from './texts.js';

const deck = produce(aDocument(2, 1), (draft) => {
  setCardText('A1', 'en', 'description', 'The cat, the **category** and the Cat.')(draft);
  setCardText('A2', 'de', 'description', 'Über Katzen: cat (1+1)')(draft);
});
const query = (words: string, more: Partial<TextQuery> = {}): TextQuery => ({
  words,
  matchCase: false,
  wholeWords: false,
  ...more,
});
const found = (wanted: TextQuery): string[] =>
  findText(deck, wanted).map(({ key, ranges }) => `${key} × ${ranges.length}`);

describe('finding and replacing', () => {
  it('finds words in every text of the deck', () => {
    expect(found(query('cat'))).toEqual(['A1 en description × 3', 'A2 de description × 1']);
    expect(found(query('weather'))).toEqual(['deck en title × 1']);
  });

  it('finds and replaces words in the values of cards, in whatever language', () => {
    const valued = produce(deck, setCardValue('A1', 'material', 'Pens, paper'));
    expect(findText(valued, query('pens', { language: 'de' }))).toMatchObject([
      { owner: 'card', id: 'A1', language: undefined, field: 'material', ranges: [[0, 4]] },
    ]);
    const after = produce(valued, replaceText(query('pens'), 'Chalk'));
    expect(after.categories[0]?.cards[0]?.fields).toEqual({ material: 'Chalk, paper' });
  });

  it('minds case, word ends, language and selection', () => {
    expect(found(query('Cat', { matchCase: true }))).toEqual(['A1 en description × 1']);
    expect(found(query('cat', { wholeWords: true, language: 'en' }))).toEqual(['A1 en description × 2']);
    expect(found(query('cat', { cardIds: new Set(['A2']) }))).toEqual(['A2 de description × 1']);
    expect(found(query('ber', { wholeWords: true }))).toEqual([]);
  });

  it('takes the words as they are, not as a pattern', () => {
    expect(found(query('(1+1)'))).toEqual(['A2 de description × 1']);
    for (const words of ['well-known', 'a/b', '[x]', '\\', '^', '{2}', '.*', '|', '$'])
      expect(found(query(words)), words).toEqual([]);
    const after = produce(deck, replaceText(query('(1+1)'), '$& \\1'));
    expect(after.categories[0]?.cards[1]?.translations.de?.description).toBe('Über Katzen: cat $& \\1');
  });

  it('replaces where it is told to', () => {
    const after = produce(deck, replaceText(query('cat', { wholeWords: true }), 'dog', new Set(['A1 en description'])));
    expect(after.categories[0]?.cards[0]?.translations.en?.description).toBe('The dog, the **category** and the dog.');
    expect(after.categories[0]?.cards[1]).toBe(deck.categories[0]?.cards[1]);
  });

  it('finds nothing for no words', () => {
    expect(found(query(''))).toEqual([]);
    expect(produce(deck, replaceText(query(''), 'x'))).toBe(deck);
  });
});

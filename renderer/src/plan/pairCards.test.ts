import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeckFile, type Deck } from '../schema/index.js';
import { changedFields } from './changedFields.js';
import { pairCards } from './pairCards.js';

function deck(cards: readonly object[]): Deck {
  const parsed = parseDeckFile({ translations: { en: { title: 'Deck' } }, categories: [{ cards }] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const card = (title: string, rest: object = {}): object => ({ ...rest, translations: { en: { title } } });
const names = (before: Deck, after: Deck): readonly string[] =>
  pairCards(before, after).map(({ before: old, after: now }) => `${old?.number ?? '-'}:${now?.number ?? '-'}`);

const ID = '0198c5e2-7f6e-4000-8000-3a9fb45c1d2e';

describe('pairs of cards', () => {
  it('are found by id, whatever their titles and places', () => {
    expect(
      names(deck([card('Lamp', { id: ID }), card('Moon')]), deck([card('Moon'), card('Torch', { id: ID })])),
    ).toEqual(['2:1', '1:2']);
  });

  it('are found by title in decks without ids, cards of the same title in order', () => {
    const [before, after] = [
      deck(['A', 'A', 'B'].map((each) => card(each))),
      deck(['B', 'A', 'C'].map((each) => card(each))),
    ];
    expect(names(before, after)).toEqual(['3:1', '1:2', '-:3', '2:-']);
  });

  it('are found by place where as many cards were rewritten between the same neighbours', () => {
    const [before, after] = [
      deck(['A', 'B', 'C', 'D', 'E'].map((each) => card(each))),
      deck(['A', 'X', 'Y', 'D', 'Z'].map((each) => card(each))),
    ];
    expect(names(before, after)).toEqual(['1:1', '2:2', '3:3', '4:4', '5:5']);
    const grown = deck(['A', 'X', 'Y', 'Z', 'D', 'E'].map((each) => card(each)));
    expect(names(before, grown)).toEqual(['1:1', '-:2', '-:3', '-:4', '4:5', '5:6', '2:-', '3:-']);
  });

  it('are never found by place for a card with an id of its own', () => {
    expect(names(deck([card('A'), card('B')]), deck([card('A'), card('C', { id: ID })]))).toEqual([
      '1:1',
      '-:2',
      '2:-',
    ]);
  });

  it('contain every card of both versions exactly once', () => {
    const cards = fc.array(
      fc.record({ title: fc.constantFrom('A', 'B', 'C'), id: fc.option(fc.uuid({ version: 4 }), { nil: undefined }) }),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(cards, cards, (left, right) => {
        const [before, after] = [left, right].map((each) => deck(each.map(({ title, id }) => card(title, { id })))) as [
          Deck,
          Deck,
        ];
        const pairs = pairCards(before, after);
        const numbers = (side: 'before' | 'after') =>
          pairs.flatMap((pair) => pair[side]?.number ?? []).sort((a, b) => a - b);
        expect(numbers('before')).toEqual(left.map((_, index) => index + 1));
        expect(numbers('after')).toEqual(right.map((_, index) => index + 1));
      }),
      { numRuns: 100 },
    );
  });
});

describe('changed fields', () => {
  it('are texts by language, values of the deck, and what else is printed', () => {
    const [before] = deck([card('Lamp', { copies: 2, fields: { cost: 1, old: 'x' } })]).categories[0]?.cards ?? [];
    const [after] =
      deck([{ copies: 3, fields: { cost: 2 }, translations: { en: { title: 'Lantern' }, de: { title: 'Lampe' } } }])
        .categories[0]?.cards ?? [];
    if (before === undefined || after === undefined) throw new Error('There are no cards.');
    expect(changedFields(before, after)).toEqual([
      { name: 'title', language: 'en', before: 'Lamp', after: 'Lantern' },
      { name: 'title', language: 'de', before: '', after: 'Lampe' },
      { name: 'field:cost', before: '1', after: '2' },
      { name: 'field:old', before: 'x', after: '' },
      { name: 'copies', before: '2', after: '3' },
    ]);
    expect(changedFields(before, before)).toEqual([]);
  });
});

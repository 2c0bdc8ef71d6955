import { describe, expect, it } from 'vitest';
import { add } from './testing/testAddCards.js';

describe('addCards', () => {
  it('finds categories by key and by title in any language, and creates missing ones', () => {
    const given = [
      { key: 'fire', translations: { en: { title: 'Fire' }, de: { title: 'Feuer' } } },
      { translations: { en: { title: 'Deep Water' } } },
    ];
    const { deck } = add('title,category\na,fire\nb,FEUER\nc,deep_water\nd,Air\ne,air\n', { categories: given });
    expect(deck.categories.map(({ translations, cards }) => [translations.en?.title, cards.length])).toEqual([
      ['Fire', 2],
      ['Deep Water', 1],
      ['Air', 2],
    ]);
  });

  it('gives the categories that it creates different colours', () => {
    const given = [{ primary_color_key: '1', translations: { en: { title: 'Fire' } } }];
    const rows = ['Fire', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => `x,${name}\n`).join('');
    const { deck } = add(`title,category\n${rows}`, { categories: given });
    expect(deck.categories.map(({ primary_color_key: key }) => key)).toEqual('102345670'.split(''));
  });

  it('tells a category that may be another one misspelt', () => {
    const told = (names: string, given: readonly object[] = []) =>
      add(`title,category\n${names.replaceAll(/[^,]+,?/g, (name) => `x,${name.replace(',', '')}\n`)}`, {
        categories: given,
      })
        .warnings.filter(({ code }) => code === 'table.similar_categories')
        .map(({ message, place }) => [message, place?.line]);
    expect(told('Harbour,Harbour,Harbor,Cave')).toEqual([
      ['The category “Harbor” (1 card) may be a misspelling of “Harbour” (2 cards).', 4],
    ]);
    expect(
      told('Deep Waters,Fire,Fire', [{ translations: { en: { title: 'Deep water' } }, cards: [{}, {}] }]),
    ).toHaveLength(1);
    // Others are known to differ, or nobody can tell.
    expect(told('Level 1,Level 1,Level 2,Team A,Team A,Team B,Fire,Fire,Five,Winter,Winner')).toEqual([]);
  });

  it('translates the categories that it creates', () => {
    const { deck } = add('title,category,category:de\na,Fire,Feuer\n');
    expect(deck.categories[0]?.translations).toMatchObject({ en: { title: 'Fire' }, de: { title: 'Feuer' } });
  });

  it('puts cards without a category into the only one, or into one without a title', () => {
    expect(
      add('title\na\n', { categories: [{ translations: { en: { title: 'All' } } }] }).deck.categories,
    ).toHaveLength(1);
    const { deck, warnings } = add('title,category\na,Fire\nb,\nc,\n');
    expect(deck.categories.map(({ cards }) => cards.length)).toEqual([1, 2]);
    expect(deck.categories[1]?.translations.en?.title).toBe('');
    expect(warnings).toMatchObject([
      {
        code: 'table.no_category',
        message: '2 rows have no category (lines 3, 4); the cards went into a category without a title.',
        place: { file: 'cards.csv', line: 3 },
      },
    ]);
    const [warning] = add('title,category\na,\n', {
      categories: [{ translations: { en: { title: 'All' } } }],
    }).warnings;
    expect(warning?.message).toContain('the card went into the only category of the deck.');
  });

  it('gives rows the category above if each stands once, as in merged cells', () => {
    const rows = 'category,category:de,title\nFish,Fische,a\n,,b\nBirds,Vögel,c\n,,d\n,,e\n';
    const { deck, warnings } = add(rows);
    expect(deck.categories.map(({ cards }) => cards.length)).toEqual([2, 3]);
    expect(deck.categories[1]?.translations).toMatchObject({ en: { title: 'Birds' }, de: { title: 'Vögel' } });
    expect(warnings).toMatchObject([
      {
        code: 'table.categories_filled',
        severity: 'info',
        message: '3 rows without a category (lines 3, 5, 6) get the one above, because each category stands once.',
        fix: 'If they have none, move them above the first category.',
        place: { line: 3 },
      },
    ]);
    const [single] = add('category,title\nFish,a\n,b\nBirds,c\n').warnings;
    expect(single?.message).toMatch(/^1 row without a category \(line 3\) gets /);
    expect(single?.fix).toBe('If it has none, move it above the first category.');
  });

  it.each([
    ['one stands twice', 'Fish,a\n,b\nFish,c\nBirds,d\n'],
    ['the first row has none', ',a\nFish,b\n,c\nBirds,d\n'],
    ['there is only one', 'Fish,a\n,b\n,c\n'],
  ])('leaves rows without a category if %s', (_, rows) => {
    const { warnings } = add(`category,title\n${rows}`);
    expect(warnings.map(({ code }) => code)).toEqual(['table.no_category']);
  });

  it('leaves rows without a category to a deck that has categories', () => {
    const given = [{ translations: { en: { title: 'Fish' } } }, { translations: { en: { title: 'Birds' } } }];
    const { warnings } = add('category,title\nFish,a\n,b\nBirds,c\n', { categories: given });
    expect(warnings.map(({ code }) => code)).toEqual(['table.no_category']);
  });
});

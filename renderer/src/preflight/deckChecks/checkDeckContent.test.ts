import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeckFile, parseTemplate, type Deck, type Template } from '../../schema/index.js';
import { planDeck } from '../../plan/planDeck.js';
import { SCHEME } from '../../testing/renderFixture.js';
import { applyFix } from '../fixes/applyFix.js';
import { mergeFindings } from '../mergeFindings.js';
import type { Finding } from '../types.js';
import { checkDeckContent } from './checkDeckContent.js';

function template(slug: string, kinds: readonly string[]): Template {
  const children = kinds.map((kind) => ({ kind }));
  const parsed = parseTemplate({
    name: slug,
    slug,
    ratio: '2.5:3.5',
    json_config: { ratio: '2.5:3.5', sections: [{ id: 'all', children }] },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const TEMPLATES = [template('plain', ['title']), template('named', ['title', 'category_title'])];

function deckOf(categories: readonly object[]): Deck {
  const parsed = parseDeckFile({ translations: { en: { title: 'Deck' } }, categories });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { ...parsed.value, front_template_id: 'plain', back_template_id: 'plain' };
}

const numbered = (card_number: string | null, title = `Card ${card_number ?? ''}`, more: object = {}): object => ({
  card_number,
  translations: { en: { title } },
  ...more,
});

const SCHEME_OF = (category: Record<string, string>): typeof SCHEME => ({ ...SCHEME, category });
const check = (deck: Deck, scheme = SCHEME): readonly Finding[] =>
  mergeFindings(checkDeckContent(planDeck(deck, { templates: TEMPLATES, colorSchemes: [scheme] }), ['en']));
const numbersOf = (deck: Deck): unknown[] =>
  deck.categories.flatMap(({ cards }) => cards.map((card) => card.card_number));

/** Presses the fix of every finding, one after the other, as long as there is one. */
function fixAll(deck: Deck, scheme = SCHEME): Deck {
  for (let round = 0; round < 20; round += 1) {
    const fix = check(deck, scheme).find(({ quickFix }) => quickFix !== undefined)?.quickFix;
    if (fix === undefined) return deck;
    deck = applyFix(deck, fix) ?? deck;
  }
  throw new Error('The fixes do not come to an end.');
}

describe('numbers of cards', () => {
  it('that repeat or are missing are counted anew, from the first', () => {
    const deck = deckOf([{ cards: ['A-03', 'A-04', 'A-04', 'A-07'].map((each, at) => numbered(each, `Card ${at}`)) }]);
    const found = check(deck);
    expect(found.map(({ code, message, quickFix }) => [code, message, quickFix?.label])).toEqual([
      ['number.repeated', 'The number A-04 is on 2 cards.', 'Renumber the cards A-03–A-06'],
      ['number.missing', 'No card has the numbers A-05, A-06.', 'Renumber the cards A-03–A-06'],
    ]);
    expect(numbersOf(fixAll(deck))).toEqual(['A-03', 'A-04', 'A-05', 'A-06']);
  });

  it.each([
    ['without gaps', ['1', '2', '3', '4']],
    ['that are years', ['1789', '1848', '1914', '1989']],
    ['that are costs', ['2', '2', '2', '3', '3', '5']],
    ['of too few cards', ['1', '9']],
    ['that are no numbers', ['XII', 'Q', 'K', 'A']],
  ])('%s are left alone', (_, numbers) => {
    expect(check(deckOf([{ cards: numbers.map((each, at) => numbered(each, `Card ${at}`)) }]))).toEqual([]);
  });

  it('start again in each category, like suits', () => {
    const suit = (title: string, numbers: readonly string[]): object => ({
      translations: { en: { title } },
      cards: numbers.map((each) => numbered(each, `${title} ${each}`)),
    });
    const deck = deckOf([suit('Cups', ['1', '2', '3']), suit('Coins', ['1', '2', '4'])]);
    expect(check(deck)).toMatchObject([{ message: 'No card in “Coins” has the number 3.' }]);
    expect(numbersOf(fixAll(deck))).toEqual(['1', '2', '3', '1', '2', '3']);
  });

  it('keep their order, and nothing else changes', () => {
    const cards = fc.array(fc.record({ number: fc.integer({ min: 1, max: 12 }), title: fc.uuid() }), { maxLength: 12 });
    fc.assert(
      fc.property(cards, (entries) => {
        const deck = deckOf([{ cards: entries.map(({ number, title }) => numbered(String(number), title)) }]);
        const fixed = fixAll(deck);
        expect(check(fixed).filter(({ code }) => code.startsWith('number.'))).toEqual([]);
        const rest = (each: Deck): unknown =>
          JSON.stringify(each.categories.map(({ cards: all }) => all.map((card) => ({ ...card, card_number: '' }))));
        expect(rest(fixed)).toBe(rest(deck));
        const before = numbersOf(deck).map(Number);
        const after = numbersOf(fixed).map(Number);
        for (const [one, left] of before.entries())
          for (const [other, right] of before.entries())
            if (left < right) expect(after[one]).toBeLessThan(after[other] ?? 0);
        expect(fixAll(fixed)).toBe(fixed);
      }),
      { numRuns: 60 },
    );
  });
});

describe('duplicate cards', () => {
  it('become one card with all the copies', () => {
    const deck = deckOf([
      { cards: [numbered(null, 'Sun', { copies: 2 }), numbered(null, 'Moon'), numbered(null, 'Sun', { copies: 3 })] },
    ]);
    const [found] = check(deck);
    expect(found).toMatchObject({
      code: 'card.duplicate',
      message: 'The card “Sun” is in its category twice.',
      cards: [{ number: 1 }, { number: 3 }],
      quickFix: { label: 'Keep one card with 5 copies' },
    });
    const [category] = fixAll(deck).categories;
    expect(category?.cards.map(({ copies, translations }) => [translations.en?.title, copies])).toEqual([
      ['Sun', 5],
      ['Moon', 1],
    ]);
    expect(category?.cards[1]).toBe(deck.categories[0]?.cards[1]);
  });

  it('are not those of other categories, with another picture or in another language', () => {
    const german = numbered(null, 'Sun', { translations: { en: { title: 'Sun' }, de: { title: 'Sonne' } } });
    const cards = [numbered(null, 'Sun'), german, numbered(null, 'Sun', { illustration: 'sun.jpg' })];
    expect(check(deckOf([{ cards }, { cards: [numbered(null, 'Sun')] }]))).toEqual([]);
  });

  it('are not merged if the deck has changed since', () => {
    const deck = deckOf([{ cards: [numbered(null, 'Sun'), numbered(null, 'Sun')] }]);
    const fix = check(deck)[0]?.quickFix;
    const changed = deckOf([{ cards: [numbered(null, 'Sun'), numbered(null, 'Moon')] }]);
    expect(fix && applyFix(changed, fix)).toBeUndefined();
    expect(fix && applyFix(deckOf([]), fix)).toBeUndefined();
  });
});

describe('colours of categories', () => {
  const two = (...keys: string[]): Deck =>
    deckOf(
      keys.map((key, at) => ({
        primary_color_key: key,
        translations: { en: { title: `C${at}` } },
        cards: [numbered(null, 'Card')],
      })),
    );

  it('that look alike with a colour vision deficiency get others of the scheme', () => {
    // Red and green of the same lightness.
    const scheme = SCHEME_OF({ 0: '#c8553d', 1: '#7f8c2d', 2: '#123a8c', 3: '#f4e04d' });
    const deck = two('0', '1');
    const found = check(deck, scheme);
    expect(found[0]).toMatchObject({ code: 'category.colors', severity: 'warning', quickFix: { isChoice: true } });
    expect(found[0]?.message).toMatch(/^Colours of categories look alike with .*deuteranopia.*: “C0” and “C1”\.$/);
    const fixed = fixAll(deck, scheme);
    expect(check(fixed, scheme)).toEqual([]);
    expect(fixed.categories.filter((each, at) => each === deck.categories[at])).toHaveLength(1);
  });

  it('that are the same, or differ in every way of seeing, are fine', () => {
    const scheme = SCHEME_OF({ 0: '#000000', 1: '#ffffff', 2: '#808080' });
    expect(check(two('0', '1', '2', '0'), scheme)).toEqual([]);
  });

  it('matter less where the front names the category', () => {
    const scheme = SCHEME_OF({ 0: '#c8553d', 1: '#7f8c2d' });
    const found = check({ ...two('0', '1'), front_template_id: 'named' }, scheme);
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['category.colors', 'info']]);
  });

  it('have no fix if the scheme has no better ones', () => {
    const scheme = SCHEME_OF({ 0: '#404040', 1: '#414141' });
    const found = check(two('0', '1'), scheme);
    expect(found.map(({ code, quickFix }) => [code, quickFix])).toEqual([
      ['category.colors', undefined],
      ['category.greys', undefined],
    ]);
    expect(found[0]?.message).toBe('Colours of categories look alike to everybody: “C0” and “C1”.');
  });
});

it('needless spaces are removed; line breaks, indentation and code stay', () => {
  const description = '  Draw  two cards.  \n  - and   one\n`a  b` ';
  const deck = deckOf([
    { cards: [numbered(null, ' Sun  god', { translations: { en: { title: ' Sun  god', description } } })] },
  ]);
  expect(check(deck).map(({ code, field }) => [code, field])).toEqual([
    ['text.whitespace', 'title'],
    ['text.whitespace', 'description'],
  ]);
  expect(fixAll(deck).categories[0]?.cards[0]?.translations.en).toMatchObject({
    title: 'Sun god',
    description: 'Draw  two cards.  \n  - and   one\n`a  b`',
  });
});

describe('\\n in a text', () => {
  const about = (description: string): Deck =>
    deckOf([{ cards: [numbered(null, 'Sun', { translations: { en: { title: 'Sun', description } } })] }]);

  it.each([
    ['Draw a card.\\nRest.', 'Draw a card.\nRest.'],
    ['One\\r\\n\\r\\nTwo\\n', 'One\n\nTwo\n'],
  ])('becomes a line break if somebody chooses it: %s', (description, fixed) => {
    const found = check(about(description));
    expect(found).toMatchObject([
      { code: 'text.escaped_break', severity: 'warning', field: 'description', quickFix: { isChoice: true } },
    ]);
    expect(fixAll(about(description)).categories[0]?.cards[0]?.translations.en?.description).toBe(fixed);
  });

  it.each([
    'Saved in C:\\notes',
    '`printf("\\n")`',
    '$\\nabla f$',
    '\\nabla \\cdot E',
    'Escaped \\*star\\*',
    'Line\nbreak',
  ])('stays if it is something else: %s', (description) => {
    expect(check(about(description))).toEqual([]);
  });
});

describe('colour keys', () => {
  const titled = { translations: { en: { title: 'A' } } };

  it('are reported if the scheme does not have them, and can be removed', () => {
    const deck = deckOf([
      { ...titled, primary_color_key: '12', cards: [{ ...titled, primary_color_key: '1' }] },
      { ...titled, cards: [{ translations: { en: { title: 'B' } }, primary_color_key: '-1' }] },
    ]);
    const scheme = SCHEME_OF({ '0': '#102030', '1': '#c04020' });
    const found = check(deck, scheme).filter(({ code }) => code === 'color.unknown_key');
    expect(found.map(({ message, card }) => [message, card?.title])).toEqual([
      ['The colour scheme has no category colour “12”, so its main colour is used. It has 0, 1.', undefined],
      ['The colour scheme has no category colour “-1”, so its main colour is used. It has 0, 1.', 'B'],
    ]);
    const fixes = found.flatMap(({ quickFix }) => quickFix ?? []);
    const fixed = fixes.reduce((changed, fix) => applyFix(changed, fix) ?? changed, deck);
    expect(check(fixed, scheme).map(({ code }) => code)).not.toContain('color.unknown_key');
  });

  it('of a deck without one are not reported', () => {
    expect(check(deckOf([titled]), SCHEME_OF({}))).toEqual([]);
  });
});

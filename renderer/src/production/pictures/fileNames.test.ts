import type { FaceSide, PlannedCard } from '../../plan/planDeck.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DistinctFace } from '../faces/planFaces.js';
import { fileNames } from './fileNames.js';
import { fileWord } from './namePattern.js';

function card(number: number, title: string, language = 'en'): PlannedCard {
  return {
    number,
    title,
    language,
    copies: 1,
    card: { card_number: `A${number}`, fields: { cost: number * 2 } },
    category: { translations: { en: { title: 'Old Forest' } } },
  } as unknown as PlannedCard;
}

const face = (side: FaceSide, ...cards: [PlannedCard, ...PlannedCard[]]): DistinctFace => ({ side, cards });

function names(faces: readonly DistinctFace[], pattern?: string, deckSize = 10): string[] {
  return [...fileNames({ faces, pattern, extension: 'png', deckSize }).values()];
}

const lamp = card(1, 'What? A Lamp!');
const moon = card(2, '月とカード');

describe('fileNames', () => {
  it('names faces by number, title and side, and the only back by its side', () => {
    expect(names([face('front', lamp), face('front', moon), face('back', lamp, moon)])).toEqual([
      '001-what-a-lamp-front.png',
      '002-月とカード-front.png',
      'back.png',
    ]);
  });

  it('names several backs by their first cards', () => {
    expect(names([face('back', lamp, card(3, 'x')), face('back', moon)])).toEqual([
      '001-what-a-lamp-back.png',
      '002-月とカード-back.png',
    ]);
  });

  it('has one folder per language, but not for shared faces', () => {
    const german = card(1, 'Lampe', 'de');
    const faces = [face('front', lamp), face('front', german), face('back', lamp, german)];
    expect(names(faces)).toEqual(['en/001-what-a-lamp-front.png', 'de/001-lampe-front.png', 'back.png']);
  });

  it('has as many digits as the last card', () => {
    expect(names([face('front', lamp)], undefined, 1200)).toEqual(['0001-what-a-lamp-front.png']);
  });

  it('omits a missing title', () => {
    expect(names([face('front', card(4, '')), face('front', card(5, '?!'))])).toEqual([
      '004-front.png',
      '005-front.png',
    ]);
  });

  it.each([
    ['{card_number}-{title}', 'a1-what-a-lamp.png'],
    ['{category}/{side}/{number}', 'old-forest/front/001.png'],
    ['cost {field:cost}', 'cost 2.png'],
    ['{lang}:{title}?', 'enwhat-a-lamp.png'],
  ])('replaces %s', (pattern, name) => {
    expect(names([face('front', lamp)], pattern)).toEqual([name]);
  });

  it.each([
    ['CON', '{title}', 'con-card.png'],
    ['nul', '{title}/{number}', 'nul-card/001.png'],
    ['Com¹', '{title}', 'com¹-card.png'],
    ['Aux', '{title}.old', 'aux-card.old.png'],
    ['Con', '{title}-{number}', 'con-001.png'],
    ['Console', '{title}', 'console.png'],
  ])('gives no file of a card “%s” the name of a device: %s', (title, pattern, name) => {
    expect(names([face('front', card(1, title))], pattern)).toEqual([name]);
  });

  it('distinguishes the sides even if the pattern does not', () => {
    expect(names([face('front', lamp), face('back', lamp)], '{number}')).toEqual(['001-front.png', '001-back.png']);
  });

  it('never gives the same name twice, even on case-insensitive file systems', () => {
    expect(
      names([face('front', card(1, 'A')), face('front', card(2, 'A')), face('front', card(3, 'a'))], '{title}'),
    ).toEqual(['a.png', 'a-2.png', 'a-3.png']);
    expect(names([face('front', card(1, 'x')), face('front', card(2, 'y'))], 'Card')).toEqual([
      'Card.png',
      'Card-2.png',
    ]);
  });

  it.each(['../{title}', 'a/../b', '/etc/{title}', 'a//b', '{titel}', '{}', ' '])(
    'rejects the pattern %j',
    (pattern) => {
      expect(() => names([face('front', lamp)], pattern)).toThrow(expect.objectContaining({ path: 'options.name' }));
    },
  );

  it('suggests the right word', () => {
    expect(() => names([face('front', lamp)], '{titel}')).toThrow(/Did you mean \{title\}/);
  });

  it('drops the invisible marks of emoji', () => {
    expect(fileWord('Storm ⛈️ now ⛈\ufe0f')).toBe('storm-now');
  });

  it('makes a safe name of any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const word = fileWord(title);
        expect(word).not.toMatch(/[\s/\\:*?"<>|.\p{Cc}]/u);
        expect([...word].length).toBeLessThanOrEqual(48);
        expect(fileWord(word)).toBe(word);
      }),
    );
  });
});

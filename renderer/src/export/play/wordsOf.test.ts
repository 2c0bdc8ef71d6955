import { expect, it } from 'vitest';
import type { SceneItem } from '../../displayList.js';
import { testScene } from '../../painters/testing/testScene.js';
import { wordsOf } from './wordsOf.js';

const item = (content: string): SceneItem => ({
  id: content,
  layer: 'section-item',
  rect: { x: 0, y: 0, width: 1, height: 1 },
  rotation: 0,
  text: {
    content,
    bounds: { x: 0, y: 0, width: 1, height: 1 },
    fontSize: 1,
    requestedFontSize: 1,
    color: '#000000',
    lines: 1,
  },
});

it('gives the texts of a card without marks, and its title once', () => {
  const items = ['**Storm**', 'Lose :game-icons/two-coins:, *then* rest.', ''].map(item);
  const card = { number: 4, title: '**Storm**', front: { scene: testScene([], { items }) } };
  expect(wordsOf(card, 'en')).toEqual({
    number: 4,
    title: '**Storm**',
    text: 'Lose two coins, then rest.',
    backText: '',
    copies: 1,
  });
});

it('keeps the texts of the back apart', () => {
  const [front, back] = ['Capital of Peru?', '**Lima**'].map((text) => ({
    scene: testScene([], { items: [item(text)] }),
  }));
  if (front === undefined) throw new Error('There is no front.');
  expect(wordsOf({ number: 1, title: 'Peru', front, back }, 'en')).toMatchObject({
    text: 'Capital of Peru?',
    backText: 'Lima',
  });
});

it('calls a card without a title by its number, in the language of the deck', () => {
  const card = { number: 4, title: '', front: { scene: testScene([]) }, copies: 2 };
  expect(wordsOf(card, 'en')).toEqual({ number: 4, title: 'Card 4', text: '', backText: '', copies: 2 });
  expect(wordsOf(card, 'de-AT').title).toBe('Karte 4');
});

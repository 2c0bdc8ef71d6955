import { expect, test } from 'vitest';
import { parseSvg } from '../svg/index.js';
import { ART_NAMES, generateArt } from './index.js';

const PLAYING = new Set(['suit', 'pips']);
const subjects = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const draw = (name: string, category: string, card: string): string => generateArt(name, { category, card }) ?? '';

test.each(ART_NAMES.filter((name) => !PLAYING.has(name)))(
  '%s is the same for the same card, and another for every card and category',
  (name) => {
    expect(draw(name, 'a', 'b')).toBe(draw(name, 'a', 'b'));
    const drawn = subjects.flatMap((category) => subjects.map((card) => draw(name, category, card)));
    expect(new Set(drawn).size).toBe(drawn.length);
  },
);

test.each(ART_NAMES)('%s is drawn whole, in the colours of the scheme, and small', (name) => {
  for (const category of subjects) {
    const source = draw(name, category, 'card');
    const tokens = new Set([...source.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1]));
    expect(tokens.size).toBeGreaterThan(0);
    const parsed = parseSvg(source, { currentColor: '#000000', variables: () => '#336699' });
    expect(parsed.warnings).toEqual([]);
    expect(parsed.nodes.length).toBeGreaterThan(0);
    expect(source).not.toMatch(/NaN|undefined|Infinity/);
    expect(source.length).toBeLessThan(60_000);
  }
});

test('an unknown name draws nothing', () => {
  expect(generateArt('nothing', { category: '', card: '' })).toBeUndefined();
});

test('playing cards have as many pips as their number says, of the suit that their category names', () => {
  const face = (number: string, icon = 'game-icons:hearts'): string =>
    generateArt('pips', { category: 'c', card: 'x', number, icon }) ?? '';
  const pipsIn = (source: string): number => source.split('<path').length - 1;
  for (let rank = 2; rank <= 10; rank += 1) expect(pipsIn(face(String(rank)))).toBe(rank);
  expect(face('7')).not.toBe(face('7', 'game-icons:spades'));
  expect(generateArt('suit', { category: 'a', card: '', icon: 'x:club' })).toBe(
    generateArt('suit', { category: 'b', card: '', icon: 'y:clubs' }),
  );
  expect(new Set(['A', 'J', 'Q', 'K'].map((rank) => face(rank))).size).toBe(4);
});

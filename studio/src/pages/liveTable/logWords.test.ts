import { expect, it } from 'vitest';
import { logWords } from './logWords.js';

const titleOf = (face: string): string => `The ${face}`;

it('tells what happened, and names only cards that lie open', () => {
  const said = [
    { id: 1, who: 'Sami', did: 'show', face: 'Quiet Raven' },
    { id: 2, who: 'Sami', did: 'show' },
    { id: 3, who: 'Tomas', did: 'draw', count: 2 },
    { id: 4, who: 'Tomas', did: 'turn-up', count: 1, face: 'Old Forest' },
    { id: 5, who: 'Priya', did: 'put', what: 'Discard pile', face: 'Bramble Boar' },
    { id: 6, who: 'Nova', did: 'lock', count: 0 },
  ] as const;
  expect(said.map((entry) => `${entry.who} ${logWords(entry, titleOf)}`)).toEqual([
    'Sami shows The Quiet Raven',
    'Sami shows a card',
    'Tomas draws 2 cards',
    'Tomas turns up The Old Forest',
    'Priya puts The Bramble Boar on the discard pile',
    'Nova unlocks the table',
  ]);
});

import { colorSchemeSchema, findColorScheme } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { sampleDeck } from '../../../designs/sampleDeck.js';
import { aTemplate } from '../../../template/document/testing/aTemplate.js';
import { cardsOf } from '../../../template/data/subjectDecks.js';
import { stressCases } from './stressCases.js';

const deck = sampleDeck();
const colors = {
  brand: { primary: '#0e5a42', secondary: '#1b6f50', accent: '#f2b233' },
  category: { '0': '#0e5a42' },
  neutral: { paper: '#ffffff', ink: '#14201b', muted: '#5a6861', line: '#dae1dc', surface: '#f3f6f3' },
};
const plain = colorSchemeSchema.parse({ id: 'plain', name: 'Plain', ...colors });
const night = colorSchemeSchema.parse({ id: 'night', name: 'Night', ...colors });
const catalogue = { templates: [], colorSchemes: [plain, night] };
const cases = stressCases({
  template: aTemplate(),
  deck,
  subject: cardsOf(deck)[0],
  scheme: findColorScheme(catalogue, 'plain'),
  catalogue,
  sizes: [{ slug: 'tarot', name: 'Tarot', width_mm: 70, height_mm: 121 }],
});
const titleOf = (id: string): string | undefined =>
  cases.find((each) => each.id === id)?.input.card?.translations.en?.title;

it('shows the card as it is, at its longest, shortest and emptiest, and in every other scheme and size', () => {
  expect(cases.map(({ label }) => label)).toEqual(['As edited', 'Longest', 'Shortest', 'Empty', 'Night', 'Tarot']);
  expect(cases.at(-1)?.input.face).toMatchObject({ width: 240, height: expect.closeTo((240 * 121) / 70) as number });
  expect([titleOf('edited'), titleOf('empty')]).toEqual(['Lamp keeper', '']);
  expect(titleOf('longest')?.length).toBeGreaterThan(20);
  expect(titleOf('shortest')).toBe('Small boat');
  expect(cases.find(({ id }) => id === 'empty')?.input.card).toMatchObject({ fields: {}, card_number: '' });
});

it('tries the longest and the shortest values of the cards', () => {
  const fieldsOf = (id: string) => cases.find((each) => each.id === id)?.input.card?.fields;
  expect(fieldsOf('edited')).toMatchObject({ size: 18, cost: 2 });
  expect(fieldsOf('longest')).toMatchObject({ size: 18, cost: 2 });
  expect(fieldsOf('shortest')).toMatchObject({ size: 9, cost: 2 });
});

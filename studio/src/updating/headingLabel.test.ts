import { expect, it } from 'vitest';
import { headingLabel } from './headingLabel.js';

it('names fields as the editor does, and the deck’s own as the deck does', () => {
  const deck = { field_labels: { cost_eur: 'Cost (EUR)' } };
  const fields = ['title:de', 'copies', 'field:cost_eur', 'field:hit_points', 'field:cost_eur:fr'];
  expect(fields.map((field) => headingLabel(field, deck))).toEqual([
    ...['Title (German)', 'Copies', 'Cost (EUR)', 'Hit points', 'Cost (EUR) (French)'],
  ]);
});

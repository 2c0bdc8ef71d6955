import { expect, it } from 'vitest';
import { nameOfReference } from './nameOfReference.js';

const catalogue = { templates: [{ id: 'a', name: 'Emberwild' }], colorSchemes: [{ id: 'b', name: 'Harbour' }] };

it('names designs, colour schemes and worlds by their ids, and nothing else', () => {
  const names = ['a', 'b', 'c', 'Emberwild', null].map((reference) =>
    nameOfReference(reference, catalogue, [{ id: 'c', name: 'Nature' }]),
  );
  expect(names).toEqual(['Emberwild', 'Harbour', 'Nature', undefined, undefined]);
});

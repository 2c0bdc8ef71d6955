import { expect, it } from 'vitest';
import { worldChoices } from './worldChoices.js';

it('offers the worlds as the tree has them, with those below a world indented', () => {
  const fern = { id: '2', name: 'Fern', children: [] };
  const forest = { id: '1', name: 'Forest', children: [fern] };
  const bay = { id: '3', name: 'Bay', children: [] };
  expect(worldChoices([forest, bay])).toEqual([
    { value: '1', label: 'Forest' },
    { value: '2', label: '\u2003Fern' },
    { value: '3', label: 'Bay' },
  ]);
});

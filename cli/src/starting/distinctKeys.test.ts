import { colorSchemeFor, DESIGNS } from '@cardwright/templates';
import { expect, it } from 'vitest';
import { distinctKeys } from './distinctKeys.js';

const keysIn = (design: string): readonly string[] => {
  const scheme = colorSchemeFor(design);
  return scheme === undefined ? [] : distinctKeys(scheme, ['1', '2', '6']);
};

it('keeps the given colours where they differ', () => {
  expect(keysIn('emberwild')).toEqual(['1', '2', '6']);
});

it('chooses others where some look alike', () => {
  expect(keysIn('tide-pool')).not.toEqual(['1', '2', '6']);
});

it('finds three different colours for every design', () => {
  expect(DESIGNS.filter((design) => new Set(keysIn(design)).size !== 3)).toEqual([]);
});

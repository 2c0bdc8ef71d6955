import { describe, expect, it } from 'vitest';
import { aDocument } from '../../../../deck/document/testing/aDocument.js';
import { treeRows } from './treeRows.js';

const keys = (closed: readonly string[], query = ''): string =>
  treeRows(aDocument(2, 1), new Set(closed), query)
    .map(({ key }) => key)
    .join(', ');

describe('rows of the tree', () => {
  it('are categories, their cards and a place to add one', () => {
    expect(keys([])).toBe('A, A1, A2, add A, B, B1, add B');
  });

  it('leave out the cards of closed categories', () => {
    expect(keys(['A'])).toBe('A, B, B1, add B');
  });

  it('are the hits of a search, whatever is closed', () => {
    expect(keys(['A'], 'a2')).toBe('A, A2');
    expect(keys([], 'goblin')).toBe('');
  });
});

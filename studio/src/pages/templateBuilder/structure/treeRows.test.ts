import { expect, it } from 'vitest';
import { aTemplate } from '../../../template/document/testing/aTemplate.js';
import { treePlace } from './treePlace.js';
import { partsOf } from '../../../template/document/parts.js';
import { treeRows } from './treeRows.js';

const { json_config: config } = aTemplate();
const ids = (closed: readonly string[], query = ''): string[] =>
  treeRows(config, new Set(closed), query).map(({ part }) => part.id);

it('shows everything in the order of the flow, without what is closed', () => {
  expect(ids([])).toEqual(['background', 'b', 'top', 'a', 'g', 'c', 'd', 'foot', 'e', 'overlays', 'o']);
  expect(ids(['g', 'background'])).toEqual(['background', 'top', 'a', 'g', 'foot', 'e', 'overlays', 'o']);
});

it('finds names and kinds, with what they are in, even if that is closed', () => {
  expect(ids(['foot'], 'one-l')).toEqual(['foot', 'e']);
  expect(ids([], 'nobody')).toEqual([]);
});

it('names the place of a drop', () => {
  const parts = partsOf(config);
  expect(treePlace(parts, 'c', 'after')).toEqual({ parentId: 'g', index: 1 });
  expect(treePlace(parts, 'g', 'inside')).toEqual({ parentId: 'g', index: 2 });
  expect(treePlace(parts, 'overlays', 'before')).toEqual({ parentId: 'overlays', index: 1 });
});

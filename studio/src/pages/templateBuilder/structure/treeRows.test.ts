import type { TemplateItem } from '@cardwright/renderer';
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

it('counts every row among those beside it: layers and sections are one list', () => {
  const places = (query = ''): string[] =>
    treeRows(config, new Set(), query).map(({ part, position, siblings }) => `${part.id} ${position}/${siblings}`);
  expect(places()).toEqual([
    'background 1/4',
    'b 1/1',
    'top 2/4',
    'a 1/2',
    'g 2/2',
    'c 1/2',
    'd 2/2',
    'foot 3/4',
    'e 1/1',
    'overlays 4/4',
    'o 1/1',
  ]);
  expect(places('one-l')).toEqual(['foot 1/1', 'e 1/1']);
});

it('finds names and kinds, with what they are in, even if that is closed', () => {
  expect(ids(['foot'], 'one-l')).toEqual(['foot', 'e']);
  expect(ids([], 'nobody')).toEqual([]);
});

it.each([
  ['a kind', 'drawing', ['badge']],
  ['a way of drawing', 'plain text', ['words']],
  ['its own text', 'long ago', ['words']],
  ['the field it shows', 'field:mana', ['cost']],
  ['what a condition reads', 'rarity', ['badge']],
  ['a field within a text', '{{power}}', ['words']],
])('finds an item by %s', (_what, query, expected) => {
  const item = (id: string, kind: string, renderType: TemplateItem['renderType'], props = {}): TemplateItem => ({
    id,
    kind,
    renderType,
    classes: '',
    props,
  });
  const children = [
    item('words', 'text', 'text', { text: 'Long ago, {{power}} wolves' }),
    item('cost', 'field:mana', 'markdown'),
    item('badge', 'svg_shape', 'svg-shape', { showWhen: 'rarity = "rare"' }),
  ];
  const searched = {
    ...config,
    background: { classes: '', children: [] },
    sections: config.sections.slice(0, 1).map((section) => ({ ...section, children })),
    absoluteItems: [],
  };
  expect(treeRows(searched, new Set(), query).map(({ part }) => part.id)).toEqual(['top', ...expected]);
});

it('names the place of a drop', () => {
  const parts = partsOf(config);
  expect(treePlace(parts, 'c', 'after')).toEqual({ parentId: 'g', index: 1 });
  expect(treePlace(parts, 'g', 'inside')).toEqual({ parentId: 'g', index: 2 });
  expect(treePlace(parts, 'overlays', 'before')).toEqual({ parentId: 'overlays', index: 1 });
});

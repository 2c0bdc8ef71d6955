import { parseTemplateConfig, partReferenceOf, type TemplateItem } from '@cardwright/renderer';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import type { OwnPart } from '../../api/ownParts.js';
import { eachItem, findItem } from '../document/find.js';
import { NewIds } from '../document/newIds.js';
import { aTemplate } from '../document/testing/aTemplate.js';
import type { Recipe, TemplateDocument } from '../document/types.js';
import { insertItems } from '../document/commands/items.js';
import { becomeCopy, contentOf, copyOf, countOutdated, detachCopy, updateCopies } from './instances.js';

const PART: OwnPart = {
  id: '0198c5e2-7f6e-4000-8000-3a9fb45c1d2e',
  name: 'Badge',
  version: 1,
  created_at: '',
  updated_at: '',
  item: {
    id: 'badge',
    kind: 'shape',
    renderType: 'shape',
    classes: 'p-2',
    children: [{ id: 'cost', kind: 'field:cost', renderType: 'text', classes: 'text-lg' }],
  },
};
const NEXT: OwnPart = { ...PART, version: 2, item: { ...PART.item, classes: 'p-4 bg-primary', children: [] } };

const apply = (template: TemplateDocument, recipe: Recipe): TemplateDocument =>
  produce(template, (draft) => void recipe(draft));
const add = (template: TemplateDocument, frame?: Parameters<typeof insertItems>[2]): TemplateDocument => {
  const copy = copyOf(PART, new NewIds(template.json_config));
  const parentId = frame === undefined ? (template.json_config.sections[0]?.id ?? '') : 'overlays';
  return apply(template, insertItems([copy], { parentId, index: 0 }, frame));
};
const copies = ({ json_config }: TemplateDocument): readonly TemplateItem[] =>
  [...eachItem(json_config)].map(({ item }) => item).filter((item) => partReferenceOf(item) !== undefined);

it('inserts copies with ids of their own, and counts those that are older than the part', () => {
  const template = add(add(aTemplate()), { x: 5, y: 6, width: 20, height: 10, rotation: 3 });
  const ids = [...eachItem(template.json_config)].map(({ item }) => item.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(copies(template).map(({ name, part }) => [name, part])).toEqual(
    Array.from({ length: 2 }, () => ['Badge', { id: PART.id, version: 1 }]),
  );
  expect([countOutdated(template.json_config, PART), countOutdated(template.json_config, NEXT)]).toEqual([0, 2]);
});

it('renews copies where they are; the result is a valid template', () => {
  const frame = { x: 5, y: 6, width: 20, height: 10, rotation: 3 };
  const before = add(add(aTemplate()), frame);
  const after = apply(before, updateCopies(NEXT));
  expect(countOutdated(after.json_config, NEXT)).toBe(0);
  expect(copies(after).map(({ id, classes, children }) => [id, classes, children])).toEqual(
    copies(before).map(({ id }) => [id, 'p-4 bg-primary', []]),
  );
  expect(copies(after).at(-1)).toMatchObject(frame);
  expect(parseTemplateConfig(after.json_config)).toMatchObject({ ok: true, value: after.json_config });
});

it('detaches a copy, which no update changes then', () => {
  const template = add(aTemplate());
  const [copy] = copies(template);
  const detached = apply(apply(template, detachCopy(copy?.id ?? '')), updateCopies(NEXT));
  expect(findItem(detached.json_config, copy?.id ?? '')?.item).toMatchObject({ classes: 'p-2' });
  expect(copies(detached)).toEqual([]);
});

it('makes an item a part without its place', () => {
  const template = add(aTemplate(), { x: 5, y: 6, width: 20, height: 10, rotation: 3 });
  const [copy] = copies(template);
  if (copy === undefined) throw new Error('There is no copy.');
  const content = contentOf({ ...copy, locked: true });
  expect(Object.keys(content).sort()).toEqual(['children', 'classes', 'id', 'kind', 'name', 'renderType']);
  const again = apply(apply(template, detachCopy(copy.id)), becomeCopy(copy.id, NEXT));
  expect(countOutdated(again.json_config, NEXT)).toBe(0);
});

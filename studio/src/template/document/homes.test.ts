import { produce } from 'immer';
import { expect, it } from 'vitest';
import { moveItems, removeItems } from './commands/items.js';
import { setFrames } from './commands/properties.js';
import { homesOf, isAtHome, returnHome, type Homes } from './homes.js';
import { OVERLAYS } from './layers.js';
import { NEW_FRAME } from './overlayFrame.js';
import { partsOf } from './parts.js';
import { aTemplate } from './testing/aTemplate.js';
import type { TemplateDocument } from './types.js';

const leave = (template: TemplateDocument, ids: readonly string[], homes: Homes): [TemplateDocument, Homes] => {
  const after = produce(
    template,
    moveItems(ids, { parentId: OVERLAYS, index: 0 }, () => NEW_FRAME),
  );
  return [after, new Map([...homes, ...homesOf(template.json_config, after.json_config, ids)])];
};
const siblings = (template: TemplateDocument, id: string) => partsOf(template.json_config).get(id)?.childIds;

it.each([
  ['the first', ['a'], ['a']],
  ['the last', ['d'], ['d']],
  ['several at once', ['c', 'd', 'a'], ['c', 'd', 'a']],
  ['one after the other', ['c', 'd'], ['d', 'c']],
  ['one after the other, in the same order', ['d', 'c'], ['d', 'c']],
])('returns %s to its place', (_what, leaving, returning) => {
  let [template, homes]: [TemplateDocument, Homes] = [aTemplate(), new Map()];
  const isTogether = leaving.length > 2;
  for (const ids of isTogether ? [leaving] : leaving.map((id) => [id])) [template, homes] = leave(template, ids, homes);
  for (const id of returning) expect(isAtHome(template.json_config, homes, id)).toBe(true);
  template = produce(template, returnHome(homes, returning));
  expect(template).toEqual(aTemplate());
});

it('returns between the neighbours that are left', () => {
  const [left, homes] = leave(aTemplate(), ['d'], new Map());
  const back = produce(produce(left, removeItems(['c'])), returnHome(homes, ['d']));
  expect(siblings(back, 'g')).toEqual(['d']);
});

it('is not at home once it has been moved, or its parent has gone', () => {
  const [left, homes] = leave(aTemplate(), ['c'], new Map());
  const moved = produce(left, setFrames(new Map([['c', { x: 1 }]])));
  const without = produce(left, removeItems(['g']));
  for (const { json_config } of [moved, without, aTemplate()]) expect(isAtHome(json_config, homes, 'c')).toBe(false);
  expect(isAtHome(left.json_config, homes, 'o')).toBe(false);
});

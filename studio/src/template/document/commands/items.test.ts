import type { TemplateItem } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { OVERLAYS } from '../layers.js';
import { partsOf } from '../parts.js';
import { after } from '../testing/after.js';
import { aTemplate, anItem } from '../testing/aTemplate.js';
import type { Recipe } from '../types.js';
import { duplicateItems, groupItems, insertItems, moveItems, removeItems, ungroupItem } from './items.js';
import { setClasses, setFrames } from './properties.js';

const nobody = (): void => undefined;
const idsIn = (config: ReturnType<typeof after>, parentId: string) => partsOf(config).get(parentId)?.childIds;

let groupId = '';
const onGroup = (id: string): void => void (groupId = id);
/** Takes the last group apart, whose id is known once it has been made. */
const ungroupIt =
  (frameOf?: Parameters<typeof ungroupItem>[2]): Recipe =>
  (template) =>
    ungroupItem(groupId, nobody, frameOf)(template);

describe('items', () => {
  it('moves within a list, as if it had been taken out first', () => {
    expect(idsIn(after(moveItems(['c'], { parentId: 'g', index: 2 })), 'g')).toEqual(['d', 'c']);
    expect(idsIn(after(moveItems(['g'], { parentId: 'top', index: 0 })), 'top')).toEqual(['g', 'a']);
  });

  it('moves to another parent, in the order given', () => {
    const config = after(moveItems(['e', 'a'], { parentId: 'g', index: 1 }));
    expect([idsIn(config, 'g'), idsIn(config, 'top'), idsIn(config, 'foot')]).toEqual([
      ['c', 'e', 'a', 'd'],
      ['g'],
      [],
    ]);
  });

  it.each([
    ['into itself', 'g', 'g'],
    ['into something that is no shape', 'e', 'a'],
    ['into something that is not there', 'e', 'nowhere'],
  ])('does not move %s', (_where, id, parentId) => {
    expect(after(moveItems([id], { parentId, index: 0 }))).toEqual(aTemplate().json_config);
  });

  it('gives an item a frame when it joins the overlays, and takes it when it leaves', () => {
    const frame = { x: 1, y: 2, width: 3, height: 4, rotation: 5 };
    const joined = after(moveItems(['a'], { parentId: 'overlays', index: 0 }, () => frame));
    expect(joined.absoluteItems[0]).toMatchObject({ id: 'a', ...frame });
    const left = after(moveItems(['o'], { parentId: 'foot', index: 0 }));
    expect(left.sections[1]?.children[0]).toEqual({ ...anItem('o', 'card_number') });
  });

  it('copies with new ids throughout', () => {
    let copies: readonly string[] = [];
    const config = after(duplicateItems(['g'], (ids) => (copies = ids)));
    const [copy = ''] = copies;
    expect(copy).toMatch(/^shape-\w{4}$/);
    expect(idsIn(config, 'top')).toEqual(['a', 'g', copy]);
    expect(idsIn(config, copy)).toEqual([expect.stringMatching(/^title-/), expect.stringMatching(/^title-/)]);
  });

  it('groups siblings and takes a group apart', () => {
    let group = '';
    const grouped = after(groupItems(['a', 'g'], (id) => (group = id)));
    expect([idsIn(grouped, 'top'), idsIn(grouped, group)]).toEqual([[group], ['a', 'g']]);
    expect(idsIn(after(ungroupItem('g', nobody)), 'top')).toEqual(['a', 'c', 'd']);
  });

  it('spans the overlays that it groups, and keeps them in their places', () => {
    const frames = new Map([
      ['a', { x: 50, y: 60, width: 30, height: 20, rotation: 0 }],
      ['e', { x: 30, y: 40, width: 20, height: 40, rotation: 0 }],
    ]);
    let group = '';
    const grouped = after(
      moveItems(['a', 'e'], { parentId: OVERLAYS, index: 0 }, (id) => frames.get(id)),
      setClasses(['a'], () => 'w-8 text-ink'),
      groupItems(['a', 'e', 'o'], (id) => (group = id)),
    );
    expect(grouped.absoluteItems).toHaveLength(1);
    expect(grouped.absoluteItems[0]).toMatchObject({ id: group, x: 10, y: 10, width: 70, height: 70, rotation: 0 });
    expect(grouped.absoluteItems[0]?.children?.map(({ id, classes, x }) => [id, classes, x])).toEqual([
      ['a', 'absolute left-[57.14%] top-[71.43%] w-[42.86%] h-[28.57%] text-ink', undefined],
      ['e', 'absolute left-[28.57%] top-[42.86%] w-[28.57%] h-[57.14%]', undefined],
      ['o', 'absolute left-[0%] top-[0%] w-[28.57%] h-[14.29%]', undefined],
    ]);
  });

  it('spans overlays that are turned, which stay so', () => {
    const turned = { x: 20, y: 30, width: 60, height: 10, rotation: 90 };
    const grouped = after(
      setFrames(new Map([['o', turned]])),
      setClasses(['o'], () => 'rotate-3'),
      groupItems(['o'], nobody),
    );
    const [group] = grouped.absoluteItems;
    // As wide as the item is high: 10% of 360 units are 15% of 240.
    expect(group).toMatchObject({ x: 42.5, y: 15, width: 15, height: 40, rotation: 0 });
    expect(group?.children?.[0]?.classes).toContain('rotate-[93deg]');
  });

  it('takes the place that a group gave from overlays that leave it', () => {
    const again = after(groupItems(['o'], onGroup), ungroupIt());
    expect(again.absoluteItems).toEqual([
      { ...aTemplate().json_config.absoluteItems[0], classes: 'w-[100%] h-[100%]' },
    ]);
  });

  it('gives overlays that leave a group their whole rotation, where the inspector shows it', () => {
    const turned = { x: 20, y: 30, width: 60, height: 10, rotation: 90 };
    const group = [
      setFrames(new Map([['o', turned]])),
      setClasses(['o'], () => 'rotate-3'),
      groupItems(['o'], onGroup),
    ] as const;
    const [unseen] = after(...group, ungroupIt()).absoluteItems;
    expect(unseen).toMatchObject({ rotation: 93, classes: 'w-[400%] h-[25%]' });
    const seen = (item: TemplateItem) => ({ ...turned, rotation: item.classes.includes('rotate') ? 0 : 93 });
    const [again] = after(...group, ungroupIt(seen)).absoluteItems;
    expect(again).toMatchObject({ ...turned, rotation: 93 });
  });

  it('leaves overlays where they were seen in their group', () => {
    const frame = { x: 10, y: 10, width: 60, height: 20, rotation: 0 };
    const ungrouped = after(
      moveItems(['g'], { parentId: OVERLAYS, index: 0 }, () => frame),
      ungroupItem('g', nobody, ({ id }) => ({ ...frame, y: id === 'c' ? 5 : 70 })),
    );
    expect(ungrouped.absoluteItems.map(({ id, y }) => [id, y]).slice(0, 2)).toEqual([
      ['c', 5],
      ['d', 70],
    ]);
  });

  it('deletes with everything inside', () => {
    expect([...partsOf(after(removeItems(['g', 'o']))).keys()]).toEqual([
      'background',
      'b',
      'top',
      'a',
      'foot',
      'e',
      'overlays',
    ]);
  });

  it('refuses an item deeper than a template may be', () => {
    const nest = (levels: number): ReturnType<typeof anItem> =>
      anItem(`n${levels}`, 'shape', levels === 1 ? [] : [nest(levels - 1)]);
    expect(idsIn(after(insertItems([nest(15)], { parentId: 'g', index: 0 })), 'g')).toEqual(['n15', 'c', 'd']);
    expect(idsIn(after(insertItems([nest(16)], { parentId: 'g', index: 0 })), 'g')).toEqual(['c', 'd']);
  });
});

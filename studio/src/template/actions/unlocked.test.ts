import type { Scene, SceneItem, TemplateConfig } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { isEnabled, whyNot } from '../../actions/Action.js';
import { useToasts } from '../../toasts/toastStore.js';
import type { Builder } from '../builder/createBuilder.js';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { insertItems } from '../document/commands/items.js';
import { setLocked } from '../document/commands/properties.js';
import { eachItem } from '../document/find.js';
import { OVERLAYS } from '../document/layers.js';
import { anItem } from '../document/testing/aTemplate.js';
import { builderActions } from './builderActions.js';
import { cutItems } from './clipboard.js';
import { groupSelection } from './groupSelection.js';
import { moveByArrow } from './moveBy.js';

const SIZE = { width: 240, height: 360 };

/** Besides `o` at 10 %, the overlays `p` at 40 % and `q` at 70 % of the width; `g` in `top` holds `c` and `d`. */
function aBuilder(...locked: readonly string[]): Builder {
  const builder = testBuilder();
  for (const [index, id] of ['p', 'q'].entries()) {
    const frame = { x: 40 + 30 * index, y: 40 + 10 * index, width: 10 + 5 * index, height: 10, rotation: 0 };
    builder.change('add', insertItems([anItem(id)], { parentId: OVERLAYS, index: index + 1 }, frame));
  }
  builder.change('lock', setLocked(locked, true));
  const scene = { ...SIZE, items: itemsOf(builder.store.getState().document.json_config) } as unknown as Scene;
  builder.shown.setState({ scene, layOut: () => Promise.resolve(scene) });
  return builder;
}

const itemsOf = (config: TemplateConfig): readonly SceneItem[] =>
  [...eachItem(config)].map(({ item }) => ({
    ...{ id: item.id, layer: 'section-item', rect: { x: 0, y: 0, width: 240, height: 20 }, rotation: 0 },
  }));

const configOf = ({ store }: Builder): TemplateConfig => store.getState().document.json_config;

/** What an action does to the selection. @returns the ids that are there, and the overlays' places */
function after(builder: Builder, ids: readonly string[], act: (builder: Builder) => void) {
  builder.selectParts(ids);
  act(builder);
  const config = configOf(builder);
  return {
    ids: [...eachItem(config)].map(({ item }) => item.id).join(' '),
    frames: config.absoluteItems.map(({ id, x, y, width }) => `${id} ${x} ${y} ${width}`),
  };
}

const run = (room: 'items' | 'arrange', id: string) => (builder: Builder) => {
  const actions: Readonly<Record<string, { readonly run: () => void } | undefined>> = builderActions(builder)[room];
  actions[id]?.run();
};

const CHANGES = [
  ['deleting', run('items', 'remove')],
  ['grouping', groupSelection],
  ['taking groups apart', run('items', 'ungroup')],
  ['putting into the flow', run('items', 'flow')],
  ['aligning', run('arrange', 'left')],
  ['making gaps equal', run('arrange', 'gapsX')],
  ['making widths equal', run('arrange', 'widths')],
  ['reordering', run('arrange', 'last')],
  ['nudging', (builder: Builder) => void moveByArrow(builder, 'ArrowRight', false, 2.4)],
  ['cutting', (builder: Builder) => void cutItems(builder)],
] as const satisfies readonly (readonly [string, (builder: Builder) => void | Promise<void>])[];

describe('what is locked', () => {
  it.each(CHANGES)('is not changed by %s', async (_what, act) => {
    const builder = aBuilder('o', 'p', 'q', 'g');
    const before = configOf(builder);
    builder.selectParts(['o', 'p', 'q', 'g', 'c']);
    await act(builder);
    expect(configOf(builder)).toBe(before);
  });

  it('stays when the others are deleted, cut or reordered', () => {
    expect(after(aBuilder('p'), ['o', 'p', 'q'], run('items', 'remove')).ids).toBe('b a g c d e p');
    expect(after(aBuilder('p'), ['o', 'p'], (builder) => void cutItems(builder)).ids).toBe('b a g c d e p q');
    expect(after(aBuilder('p'), ['o', 'p'], run('arrange', 'last')).ids).toBe('b a g c d e p q o');
  });

  it('stays beside the group of the others', async () => {
    const builder = aBuilder('p');
    builder.selectParts(['o', 'p', 'q']);
    await groupSelection(builder);
    const { absoluteItems } = configOf(builder);
    expect(absoluteItems.map(({ id, children = [] }) => [id, ...children.map((child) => child.id)])).toEqual([
      [expect.stringMatching(/^shape-/), 'o', 'q'],
      ['p'],
    ]);
  });

  it('is what the others line up with', () => {
    expect(after(aBuilder('p'), ['o', 'p', 'q'], run('arrange', 'left')).frames).toEqual([
      'o 40 10 20',
      'p 40 40 10',
      'q 40 50 15',
    ]);
    expect(
      after(aBuilder('p'), ['o', 'p', 'q'], run('arrange', 'widths')).frames.map((each) => each.slice(-2)),
    ).toEqual(['10', '10', '10']);
  });

  it('keeps the group, and the section, from being deleted or taken apart', () => {
    const builder = aBuilder('d');
    expect(after(builder, ['g'], run('items', 'ungroup')).ids).toContain('g c d');
    expect(after(builder, ['top', 'o'], run('items', 'remove')).ids).toBe('b a g c d e p q');
    const { remove } = builderActions(builder).items;
    builder.selectParts(['top']);
    expect(whyNot(remove)).toBe('“Section 1” holds “Title”, which is locked. Unlock “Title” first.');
  });
});

describe('an action', () => {
  const reasonFor = (builder: Builder, ...ids: readonly string[]) => {
    builder.selectParts(ids);
    return [...Object.values(builderActions(builder).items), ...Object.values(builderActions(builder).arrange)]
      .filter((action) => whyNot(action) !== undefined && !isEnabled(action))
      .map(({ id }) => id);
  };

  it('is disabled with a reason if all that is selected is locked', () => {
    const builder = aBuilder('o', 'top');
    expect(reasonFor(builder, 'o')).toEqual([
      ...['remove', 'removeToo', 'group', 'flow'],
      ...['left', 'center', 'right', 'top', 'middle', 'bottom', 'sections', 'earlier', 'later', 'first', 'last'],
    ]);
    const { remove } = builderActions(builder).items;
    expect(whyNot(remove)).toBe('“Card number” is locked. Unlock it first (Ctrl+L).');
    builder.selectParts(['a', 'o']);
    expect(whyNot(remove)).toBe('“Section 1” is locked with everything in it. Unlock “Section 1” first.');
    builder.selectParts(['o', 'p']);
    expect(whyNot(remove)).toBeUndefined();
  });

  it('that adds a section is disabled with a reason if the locked ones leave no room', () => {
    const sectionIn = (builder: Builder) => builderActions(builder).add.section;
    expect(whyNot(sectionIn(aBuilder('top')))).toBeUndefined();
    expect(whyNot(sectionIn(aBuilder('top', 'foot')))).toBe(
      'The locked sections leave no room for another. Unlock one of them first.',
    );
  });

  it('that adds a section says so where only the number of sections leaves no room', () => {
    const builder = aBuilder();
    const { section } = builderActions(builder).add;
    while (whyNot(section) === undefined) section.run();
    expect(builder.store.getState().document.json_config.sections).toHaveLength(100);
    expect(whyNot(section)).toBe('The sections are too low to make room for another. Delete one first.');
  });

  it('that copies sections or makes them equal is disabled with a reason if the locked ones leave no room', () => {
    const builder = aBuilder('top', 'foot');
    const { items, arrange } = builderActions(builder);
    builder.selectParts(['foot']);
    expect(whyNot(items.duplicate)).toBe('The locked sections leave no room for another. Unlock one of them first.');
    builder.selectParts(['o']);
    expect(whyNot(items.duplicate)).toBeUndefined();
    expect(whyNot(arrange.sections)).toBe(
      'Locked sections keep their height, and the others cannot share what is left. Unlock one of them first.',
    );
    expect(whyNot(builderActions(aBuilder()).arrange.sections)).toBeUndefined();
  });

  it('of the keyboard says so', () => {
    useToasts.setState({ toasts: [] });
    after(aBuilder('o'), ['o'], (builder) => void moveByArrow(builder, 'ArrowUp', false, 1));
    expect(useToasts.getState().toasts).toMatchObject([{ title: 'Cannot move' }]);
  });
});

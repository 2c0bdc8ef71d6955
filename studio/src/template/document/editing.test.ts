import { parseTemplateConfig, type Renderer } from '@cardwright/renderer';
import { renderTest, testRenderer } from '@cardwright/renderer/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTemplateStore } from './createTemplateStore.js';
import { addGuide, moveGuide, removeGuides } from './commands/guides.js';
import {
  copyItemsTo,
  duplicateItems,
  groupItems,
  insertItems,
  moveItems,
  removeItems,
  ungroupItem,
} from './commands/items.js';
import { setClasses, setFrames, setHidden, setKind, setLocked, setProps } from './commands/properties.js';
import { addSection, duplicateSections, moveSections, removeSections, setSectionHeight } from './commands/sections.js';
import { KIND_GROUPS } from './kinds.js';
import { partsOf } from './parts.js';
import { aTemplate, anItem } from './testing/aTemplate.js';
import type { Recipe, TemplateDocument } from './types.js';
import { NewIds } from './newIds.js';

const nobody = (): void => undefined;
const KINDS = [...KIND_GROUPS.flatMap(({ kinds }) => kinds), 'field:cost'];

/** What somebody may do next; numbers choose among what is there. */
const edit = fc.record({
  what: fc.nat(19),
  which: fc.nat(40),
  where: fc.nat(40),
  index: fc.nat(4),
  amount: fc.double({ min: -20, max: 120, noNaN: true }),
});

function recipeFor({ json_config: config }: TemplateDocument, { what, which, where, index, amount }: Edit): Recipe {
  const ids = [...partsOf(config).keys()];
  const id = ids[which % ids.length] ?? '';
  const parentId = ids[where % ids.length] ?? '';
  const kind = KINDS[which % KINDS.length] ?? 'title';
  const recipes: readonly Recipe[] = [
    insertItems([{ ...anItem(new NewIds(config).next(kind), kind), renderType: 'text' }], { parentId, index }),
    removeItems([id]),
    moveItems([id], { parentId, index }),
    moveItems([id, ids[index] ?? ''], { parentId, index }),
    duplicateItems([id], nobody),
    groupItems([id], nobody),
    ungroupItem(id, nobody),
    addSection(id, nobody),
    removeSections([id]),
    duplicateSections([id], nobody),
    moveSections([id], index),
    setSectionHeight(id, amount),
    setKind(id, kind),
    setFrames(new Map([[id, { x: amount, width: amount, rotation: amount * 9 }]])),
    setProps([id], { prefix: index === 0 ? undefined : 'No. ' }),
    (template) => {
      setLocked([id], index > 1)(template);
      setHidden([id], index > 2)(template);
      setClasses([id], () => `p-${index}`)(template);
      return undefined;
    },
    copyItemsTo([id, ids[index] ?? ''], { parentId, index }, nobody),
    addGuide(index > 1 ? 'vertical' : 'horizontal', amount, nobody),
    moveGuide(`guide-${index}`, amount * 99),
    removeGuides([`guide-${index}`]),
  ];
  return recipes[what] ?? (() => undefined);
}

type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

const gateway = {
  read: () => Promise.reject(new Error('not asked for')),
  save: (_now: unknown, _before: unknown, version: number) => Promise.resolve(version + 1),
  deleteImages: () => Promise.resolve(),
};

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

describe('any sequence of edits', () => {
  it('is valid at any point, renders, is undone to the beginning, and redone to the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 25 }), async (edits) => {
        const store = createTemplateStore({ document: aTemplate(), version: 1, savedAt: '' }, gateway);
        for (const each of edits) {
          store.apply({ label: 'edit' }, recipeFor(store.getState().document, each));
          expectValid(store.getState().document);
        }
        const { document: last, history } = store.getState();
        await expectRenders(last);
        for (let step = history.past.length; step > 0; step -= 1) store.undo();
        expect(store.getState().document).toEqual(aTemplate());
        for (let step = history.past.length; step > 0; step -= 1) store.redo();
        expect(store.getState().document).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });
});

/** Every section is painted where its heights put it, and everything painted has a size. */
async function expectRenders({ json_config: config }: TemplateDocument): Promise<void> {
  const scene = await renderTest(renderer, JSON.parse(JSON.stringify(config)) as Record<string, unknown>, {
    title: 'Fox',
  });
  const rects = new Map(scene.items.map(({ id, rect }) => [id, rect]));
  for (const { id, heightPercent } of config.sections)
    expect(rects.get(id)?.height).toBeCloseTo((heightPercent / 100) * scene.height, 2);
  expect([...rects.values()].flatMap(Object.values).every(Number.isFinite)).toBe(true);
}

/** What is saved is read as it is, without a complaint that the test did not provoke, and its heights make a face. */
function expectValid({ json_config: config }: TemplateDocument): void {
  const parsed = parseTemplateConfig(JSON.parse(JSON.stringify(config)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.value).toEqual(config);
  const sum = config.sections.reduce((total, { heightPercent }) => total + heightPercent, 0);
  if (config.sections.length > 0) expect(sum).toBeCloseTo(100, 1);
}

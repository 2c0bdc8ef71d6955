import type { Renderer, Scene, TemplateConfig } from '@cardwright/renderer';
import { renderTest, testRenderer } from '@cardwright/renderer/testing';
import { officialTemplates } from '@cardwright/templates';
import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import { together } from '../../editing/together.js';
import { useToasts } from '../../toasts/toastStore.js';
import type { Builder } from '../builder/createBuilder.js';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { insertItems } from '../document/commands/items.js';
import { setClasses } from '../document/commands/properties.js';
import { findItem } from '../document/find.js';
import { OVERLAYS } from '../document/layers.js';
import { partsOf } from '../document/parts.js';
import { aTemplate, anItem } from '../document/testing/aTemplate.js';
import { toDocument } from '../document/toDocument.js';
import type { TemplateDocument } from '../document/types.js';
import { groupSelection } from './groupSelection.js';
import { isFlowing } from './placing.js';
import { whatMoves } from './whatMoves.js';

const CARD = {
  ...{ title: 'Fox', one_liner: 'A quick one', primary_text: 'Jumps over the dog.', secondary_text: 'Twice a day' },
  ...{
    description: 'It **jumps** over the lazy dog, and it does so twice a day.',
    card_number: '7',
    attribution: 'Us',
  },
};

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

async function builderOf(document: TemplateDocument): Promise<Builder> {
  const builder = testBuilder(document);
  builder.shown.setState({ scene: await layOut(document.json_config), layOut });
  return builder;
}

const layOut = (config: TemplateConfig): Promise<Scene> =>
  renderTest(renderer, JSON.parse(JSON.stringify(config)) as Record<string, unknown>, CARD);

async function group(builder: Builder, ids: readonly string[]) {
  useToasts.setState({ toasts: [] });
  const before = builder.store.getState().document.json_config;
  builder.selectParts(ids);
  await groupSelection(builder);
  const after = builder.store.getState().document.json_config;
  const moved = whatMoves(await layOut(before), await layOut(after));
  const [madeId = ''] = builder.session.getState().selectedIds;
  return {
    moved: moved?.id,
    reason: useToasts.getState().toasts[0]?.message,
    made: after === before ? undefined : findItem(after, madeId)?.item,
  };
}

const PLACED = { ...anItem('placed', 'shape'), classes: 'absolute right-[5%] bottom-[4px] w-[20%] h-[10px] mt-[3px]' };
const OVERLAY = { ...anItem('overlay', 'shape'), classes: 'w-[3px] rotate-6' };
const FRAME = { x: 30, y: 40, width: 25, height: 5, rotation: 15 };

/**
 * For each part with items in its flow, the template with an item that is placed in this part, and an overlay; and both
 * together with the first two items of the flow.
 */
async function mixturesIn(document: TemplateDocument) {
  const { json_config: config } = document;
  const shown = new Set((await layOut(config)).items.map(({ id }) => id));
  const flowing = [...partsOf(config).values()].filter((part) => isFlowing(part) && shown.has(part.id));
  return [...new Set(flowing.map(({ parentId }) => parentId))].map((parentId) => ({
    document: produce(
      document,
      together(
        insertItems([PLACED], { parentId, index: 0 }),
        insertItems([OVERLAY], { parentId: OVERLAYS, index: 0 }, FRAME),
      ),
    ),
    ids: [...flowing.filter((part) => part.parentId === parentId).slice(0, 2), PLACED, OVERLAY].map(({ id }) => id),
  }));
}

describe('items of the flow together with placed ones', () => {
  it.each(officialTemplates().map((template) => [template.slug, template] as const))(
    'are seen where they were, or it is said why not: %s',
    async (_, template) => {
      for (const { document, ids } of await mixturesIn(toDocument(template))) {
        const { moved, reason, made } = await group(await builderOf(document), ids);
        expect(moved).toBeUndefined();
        expect(made?.children?.length).toBe(reason === undefined ? ids.length : undefined);
      }
    },
  );

  it('become a group in the flow', async () => {
    const [mixture] = (await mixturesIn(aTemplate())).slice(1);
    const { made } = await group(await builderOf(mixture?.document ?? aTemplate()), mixture?.ids ?? []);
    expect(made?.classes).toBe('self-stretch');
    expect(made?.children?.map(({ id }) => id)).toEqual(['placed', 'a', 'g', 'overlay']);
    expect(made?.children?.[3]?.classes).toBe('absolute left-[72px] top-[134.4px] w-[60px] h-[16.8px] rotate-[21deg]');
  });
});

it.each([
  ['one at the far end of a row', 'flex-row w-[200px]', 'w-[20px]', 'ml-auto w-[30px]', ['d'], 'ms-auto'],
  ['two of which one is at the far end', 'flex-row w-[200px]', 'w-[20px]', 'ml-auto w-[30px]', ['c', 'd'], 'grow'],
  ['those with shares of their parent', 'w-[99px] h-[80px] justify-center', 'h-[38%]', 'h-[20%]', ['c', 'd'], 'flex-1'],
])('groups items of the flow where they are seen: %s', async (_, parent, one, other, ids, made) => {
  const document = produce(
    aTemplate(),
    together(
      setClasses(['g'], () => parent),
      setClasses(['c'], () => one),
      setClasses(['d'], () => other),
    ),
  );
  const found = await group(await builderOf(document), ids);
  expect(found).toMatchObject({ moved: undefined, reason: undefined });
  expect(found.made?.classes.split(' ')).toContain(made);
});

it('groups placed items of different parts above the sections, where they are seen', async () => {
  const document = produce(
    aTemplate(),
    together(
      insertItems([PLACED], { parentId: 'g', index: 0 }),
      insertItems([OVERLAY], { parentId: OVERLAYS, index: 1 }, FRAME),
    ),
  );
  const builder = await builderOf(document);
  const { moved, made } = await group(builder, ['placed', 'overlay']);
  expect({ moved, children: made?.children?.map(({ id }) => id) }).toEqual({
    ...{ moved: undefined, children: ['placed', 'overlay'] },
  });
  expect(partsOf(builder.store.getState().document.json_config).get(made?.id ?? '')?.parentId).toBe(OVERLAYS);
});

it.each([
  ['in different parts of the flow', ['a', 'e'], '“Title” and “One-liner” are in the flow of different parts.'],
  ['with another between them', ['c', 'between'], '“Title” lies between them in the flow.'],
])('says why items cannot be grouped: %s', async (_, ids, reason) => {
  const document = produce(aTemplate(), insertItems([anItem('between')], { parentId: 'g', index: 2 }));
  const { made, reason: said } = await group(await builderOf(document), ids);
  expect(made).toBeUndefined();
  expect(said).toContain(reason);
});

it('says that an item is not on the face, so that its place is not known', async () => {
  const document = produce(aTemplate(), (template) => {
    insertItems([{ ...PLACED, hidden: true }], { parentId: 'g', index: 0 })(template);
  });
  expect((await group(await builderOf(document), ['placed', 'c'])).reason).toContain('does not show on this card');
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { Scene } from '../displayList.js';
import { FACE_WIDTH } from '../geometry.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

const box = (id: string, classes: string, children: readonly object[] = []): object => ({
  id,
  kind: 'shape',
  renderType: 'shape',
  classes,
  children,
});

/** Two squares of 16 units in a section that fills the face. */
const squares = (classes: string, language: string, own = ''): Promise<Scene> =>
  renderTest(
    renderer,
    {
      sections: [
        { id: 's', height: '100%', classes, children: [box('one', `size-4 ${own}`), box('two', 'size-4 shrink-0')] },
      ],
    },
    {},
    language,
  );

const fromRight = (scene: Scene, id: string): number => {
  const { x, width } = itemOf(scene, id).rect;
  return FACE_WIDTH - x - width;
};
const fromLeft = (scene: Scene, id: string): number => itemOf(scene, id).rect.x;

/** The same face in English and Arabic. */
async function inBoth(render: (language: string) => Promise<Scene>): Promise<{ english: Scene; arabic: Scene }> {
  return { english: await render('en'), arabic: await render('ar') };
}

describe('a card in Arabic or Hebrew is a mirror of one in English', () => {
  it.each([
    ['a row', 'flex-row gap-2', ''],
    ['a reversed row', 'flex-row-reverse', ''],
    ['a row that wraps', 'flex-row flex-wrap px-[100px] gap-2', ''],
    ['justified rows', 'flex-row justify-end', ''],
    ['a column of small boxes', 'items-start', ''],
    ['a column aligned at the end', 'items-end', ''],
    ['space and borders on one side', 'flex-row ps-3 border-e-4', 'ms-2 me-1'],
    ['what takes the free space', 'flex-row', 'me-auto'],
    ['what is placed', '', 'absolute start-4 top-2'],
    ['what is placed by its end', '', 'absolute inset-e-[10%]'],
  ])('%s', async (_what, classes, own) => {
    const { english, arabic } = await inBoth((language) => squares(classes, language, own));
    const hebrew = await squares(classes, 'he-IL', own);
    for (const id of ['one', 'two']) {
      expect(fromRight(arabic, id)).toBeCloseTo(fromLeft(english, id), 3);
      expect(itemOf(arabic, id).rect.y).toBe(itemOf(english, id).rect.y);
      expect(itemOf(hebrew, id).rect).toEqual(itemOf(arabic, id).rect);
    }
  });

  it.each([
    ['what is placed on the left', '', 'absolute left-4'],
    ['a row that is reversed for such languages', 'flex-row rtl:flex-row-reverse gap-2', ''],
  ])('but not %s', async (_what, classes, own) => {
    const { english, arabic } = await inBoth((language) => squares(classes, language, own));
    expect(fromLeft(arabic, 'one')).toBeCloseTo(fromLeft(english, 'one'), 3);
  });

  it('and so are rounded corners', async () => {
    const drawn = async (classes: string, language: string): Promise<unknown> =>
      leavesOf(groupOf(await squares('items-center', language, `bg-ink ${classes}`), 'one'));
    expect(await drawn('rounded-s-lg', 'ar')).toEqual(await drawn('rounded-e-lg', 'en'));
    expect(await drawn('rounded-ss-lg', 'ar')).toEqual(await drawn('rounded-tr-lg', 'en'));
  });

  it('and so are rows of icons', async () => {
    const props = { icon: 'test:square', repeat: 2, repeatOf: 3 };
    const children = [{ id: 'pips', kind: 'icon', classes: 'size-4 gap-1', props }];
    const { english, arabic } = await inBoth((language) =>
      renderTest(renderer, { sections: [{ id: 's', height: '100%', classes: 'items-start', children }] }, {}, language),
    );
    const places = (scene: Scene): unknown =>
      groupOf(scene, 'pips').children.map((icon) => icon.type === 'group' && [icon.transform?.[4], icon.opacity]);
    expect(places(english)).toEqual([
      [0, undefined],
      [20, undefined],
      [40, 0.25],
    ]);
    expect(places(arabic)).toEqual([
      [224, undefined],
      [204, undefined],
      [184, 0.25],
    ]);
  });
});

it('tells where rows begin', async () => {
  expect((await squares('', 'fa')).direction).toBe('rtl');
  expect(await squares('', 'en')).not.toHaveProperty('direction');
});

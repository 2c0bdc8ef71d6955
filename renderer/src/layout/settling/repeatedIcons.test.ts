import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { Scene } from '../../displayList.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

describe('repeated icons', () => {
  const pips = (classes: string, repeat: number, more = {}): Promise<Scene> =>
    renderTest(renderer, {
      sections: [
        {
          id: 's',
          height: '100%',
          classes: 'p-4',
          children: [{ id: 'pips', kind: 'icon', classes, props: { icon: 'test:square', repeat, ...more } }],
        },
      ],
    });
  const painted = (scene: Scene, type: string): number =>
    leavesOf(groupOf(scene, 'pips')).filter((leaf) => leaf.type === type).length;

  it('keep their size in a row that has room', async () => {
    const scene = await pips('size-4 gap-1', 9);
    expect(painted(scene, 'path')).toBe(9);
    expect(itemOf(scene, 'pips').rect.height).toBe(16);
  });

  it('keep their height in a crowded column', async () => {
    const icons = { id: 'pips', kind: 'icon', classes: 'size-8', props: { icon: 'test:square', repeat: 2 } };
    const text = { id: 'description', kind: 'description', renderType: 'text', classes: 'text-[12px]' };
    const sections = [{ id: 's', height: '20%', classes: '', children: [icons, text] }];
    const card = { translations: { en: { description: 'Lorem ipsum dolor '.repeat(12) } } };
    const scene = await renderTest(renderer, { sections }, card);
    expect(itemOf(scene, 'pips').rect.height).toBe(32);
    expect(itemOf(scene, 'description').text?.bounds.y).toBeGreaterThanOrEqual(32);
  });

  it('wrap when they outgrow the row', async () => {
    const scene = await pips('size-8 gap-2', 9);
    expect(painted(scene, 'path')).toBe(9);
    expect(itemOf(scene, 'pips').rect.height).toBe(72);
  });

  it.each([
    ['size-8 gap-2 max-h-8', 9, {}, '×9'],
    ['size-4', 400, {}, '×400'],
    ['size-8 gap-2 max-h-8', 3, { repeatOf: 12 }, '3/12'],
  ])('become one icon and a number without room (%s, %d)', async (classes, count, more, words) => {
    const scene = await pips(classes, count, more);
    expect(painted(scene, 'path')).toBe(1);
    expect(leavesOf(groupOf(scene, 'pips')).find((leaf) => leaf.type === 'text')).toMatchObject({ text: words });
  });
});

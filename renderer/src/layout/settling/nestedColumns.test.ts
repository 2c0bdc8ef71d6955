import { expect, it } from 'vitest';
import { itemOf, renderTest, testRenderer } from '../../testing/renderFixture.js';

const text = (kind: string, classes: string): Record<string, unknown> => ({
  id: kind,
  kind,
  renderType: 'text',
  classes,
});

it('texts in a column inside another shrink no further than needed below a picture with a least height', async () => {
  const shape = { kind: 'shape', renderType: 'shape' };
  const inner = [text('title', 'min-h-[20px] text-[28px]'), text('secondary_text', 'text-[17px]')];
  const children = [
    { ...shape, id: 'picture', classes: 'h-[84px] min-h-[40px] shrink-4' },
    { ...shape, id: 'voices', classes: 'min-h-[112px] grow justify-center', children: inner },
    text('description', 'text-[12px]'),
  ];
  const sections = [{ id: 's', height: '100%', classes: 'px-[45px] py-[24px]', children }];
  const texts = {
    title: 'Clockmakers of the northern tower and of the long harbour wall',
    secondary_text: 'Lorem ipsum dolor sit amet consectetur adipiscing',
    description: 'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do',
  };
  const scene = await renderTest(await testRenderer(), { sections }, { translations: { en: texts } });
  expect(itemOf(scene, 'title').text?.fontSize).toBeGreaterThan(20);
  expect(itemOf(scene, 'description').text?.fontSize).toBeGreaterThan(10);
  expect(scene.issues).toEqual([]);
});

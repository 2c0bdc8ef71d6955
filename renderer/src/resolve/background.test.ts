import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

const layer = (id: string, classes: string): Record<string, unknown> => ({
  id,
  kind: 'shape',
  renderType: 'shape',
  classes,
});
const FACE = { x: 0, y: 0, width: 240, height: 336 };

describe('children of the background', () => {
  it.each(['size-full', 'w-full h-full', 'h-full', 'w-full', 'h-[100%]', ''])(
    'of the full size ("%s") lie on top of each other',
    async (classes) => {
      const children = [layer('below', `${classes} bg-ink`), layer('above', `${classes} bg-paper/50`)];
      const scene = await renderTest(renderer, { background: { classes: '', children } });
      expect(itemOf(scene, 'below').rect).toEqual(FACE);
      expect(itemOf(scene, 'above').rect).toEqual(FACE);
    },
  );

  it('with a size or a place of their own keep it', async () => {
    const children = [layer('strip', 'h-10 bg-ink'), layer('spot', 'absolute top-4 left-4 size-8 bg-ink')];
    const scene = await renderTest(renderer, { background: { classes: '', children } });
    expect(itemOf(scene, 'strip').rect).toEqual({ ...FACE, height: 40 });
    expect(itemOf(scene, 'spot').rect).toEqual({ x: 16, y: 16, width: 32, height: 32 });
  });
});

describe('{{…}} in classes', () => {
  it('works in those of the background and of sections', async () => {
    const config = {
      background: { classes: 'bg-[{{field:sky}}]', children: [] },
      sections: [{ id: 'top', height: '50%', classes: 'bg-{{field:land}}-500', children: [] }],
    };
    const scene = await renderTest(renderer, config, { fields: { sky: '#c0ffee', land: 'red' } });
    expect(leavesOf(groupOf(scene, 'background'))[0]).toMatchObject({ fill: '#c0ffee' });
    expect(leavesOf(groupOf(scene, 'top'))[0]).toMatchObject({ fill: '#fb2c36' });
  });

  it('takes any CSS colour', async () => {
    const sky = 'color-mix(in srgb, var(--ink), white)'.replaceAll(' ', '_');
    const config = { background: { classes: `bg-[${sky}]`, children: [] } };
    expect(leavesOf(groupOf(await renderTest(renderer, config), 'background'))[0]).toMatchObject({ fill: '#8a908d' });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { TextNode } from '../../displayList.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer({ 'a.jpg': { kind: 'raster', width: 100, height: 100 } });
});

async function drawn(classes: string, more: Record<string, unknown> = {}): Promise<TextNode[]> {
  const item = { id: 't', kind: 'text', renderType: 'text', props: { text: 'Lamp' }, classes, ...more };
  const scene = await renderTest(renderer, { sections: [{ id: 's', height: '100%', classes: '', children: [item] }] });
  return leavesOf(groupOf(scene, 't')).filter((node): node is TextNode => node.type === 'text');
}

describe('text effects', () => {
  it('draw the outline below the letters, twice as wide as it reaches', async () => {
    expect(await drawn('text-outline-2 text-outline-[#ffffff] text-[#102030]')).toMatchObject([
      { text: 'Lamp', fill: '#ffffff', pen: 4 },
      { text: 'Lamp', fill: '#102030' },
    ]);
  });

  it('cast the shadow of the outline', async () => {
    const [edges, letters, outline, text] = await drawn('text-outline text-shadow-[1px_1px_0_#ff0000]');
    expect([edges, letters]).toMatchObject([
      { fill: '#ff0000', pen: 2 },
      { fill: '#ff0000', pen: 0 },
    ]);
    expect(outline).toMatchObject({ pen: 2 });
    expect(text?.pen).toBeUndefined();
  });

  it('spread a blurred shadow around the letters', async () => {
    const pens = (await drawn('text-shadow-[0_0_4px_#000000]')).map(({ pen }) => pen ?? -1);
    expect(Math.max(...pens)).toBeGreaterThan(6);
    expect(pens.at(-1)).toBe(-1);
  });

  it('are inherited and can be switched off', async () => {
    const scene = await renderTest(renderer, {
      sections: [
        {
          id: 's',
          height: '100%',
          classes: 'text-outline text-shadow-md',
          children: [
            { id: 'on', kind: 'text', renderType: 'text', props: { text: 'a' }, classes: '' },
            {
              id: 'off',
              kind: 'text',
              renderType: 'text',
              props: { text: 'a' },
              classes: 'text-outline-none text-shadow-none',
            },
          ],
        },
      ],
    });
    expect(leavesOf(groupOf(scene, 'on')).length).toBeGreaterThan(2);
    expect(leavesOf(groupOf(scene, 'off'))).toHaveLength(1);
  });
});

describe('filters', () => {
  it('report what cannot be blurred', async () => {
    const image = {
      id: 'p',
      kind: 'image',
      renderType: 'image',
      props: { src: 'a.jpg' },
      classes: 'h-20 blur shadow-lg',
    };
    const text = { id: 't', kind: 'text', renderType: 'text', props: { text: 'a' }, classes: 'blur-sm grayscale' };
    const scene = await renderTest(renderer, {
      sections: [{ id: 's', height: '100%', classes: '', children: [image, text] }],
    });
    expect(scene.issues.map(({ code, itemId }) => `${code} ${itemId}`)).toEqual(['effect.no_blur t']);
    expect(scene.images).toEqual(['filtered:;0.0303|a.jpg']);
    expect(scene.items.find(({ id }) => id === 'p')?.image?.src).toBe('a.jpg');
  });
});

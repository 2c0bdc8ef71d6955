import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import { flattenPath } from '../paths/flattenPath.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';
import { at, PICTURES, section, shape } from './testing/faceItems.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer(PICTURES);
});

describe('paint', () => {
  it('tints vector pictures with the deck’s colours', async () => {
    const picture = at(
      { id: 'p', kind: 'image', renderType: 'image', classes: '', props: { src: 'art.svg' } },
      10,
      10,
      20,
      20,
    );
    const scene = await renderTest(renderer, { absoluteItems: [picture] }, { primary_color_key: '1' });
    expect(leavesOf(groupOf(scene, 'p'))[0]).toMatchObject({ fill: '#1e56c8' });
  });

  it('blends an illustration only within itself, but a template’s art with what is below', async () => {
    const isolated = async (more: Record<string, unknown>): Promise<boolean> => {
      const picture = at({ id: 'p', classes: '', ...more }, 10, 10, 20, 20);
      const scene = await renderTest(renderer, { absoluteItems: [picture] });
      return JSON.stringify(groupOf(scene, 'p')).includes('"isolated":true');
    };
    expect(await isolated({ kind: 'image', renderType: 'image', props: { src: 'overprint.svg' } })).toBe(true);
    expect(await isolated({ kind: 'image', renderType: 'image', props: { src: 'art.svg' } })).toBe(false);
    const art = PICTURES['overprint.svg'].svg;
    expect(await isolated({ kind: 'svg_shape', renderType: 'svg-shape', props: { svg: art } })).toBe(false);
  });

  it('orders by z classes, else in document order', async () => {
    const items = ['a', 'b', 'c'].map((id) => at(shape(id, id === 'a' ? 'z-10 bg-ink' : 'bg-ink'), 10, 10, 10, 10));
    const scene = await renderTest(renderer, { absoluteItems: items });
    expect(scene.nodes.map((node) => (node.type === 'group' ? node.id : ''))).toEqual(['b', 'c', 'a']);
  });

  it('rotates about the centre', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('box', 'bg-ink'), 25, 25, 50, 50, 90)] });
    expect(groupOf(scene, 'box').transform).toEqual([0, 1, -1, 0, 288, 48]);
  });

  it('draws rings as the area between two edges', async () => {
    const classes = 'rounded-[6px] ring-2 ring-ink inset-ring-2 inset-ring-ink';
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('box', classes), 25, 25, 50, 50)] });
    const [outside, inside] = groupOf(scene, 'box').children;
    for (const [ring, left] of [
      [outside, 58],
      [inside, 60],
    ] as const) {
      expect(ring).toMatchObject({ type: 'path', fillRule: 'evenodd' });
      if (ring?.type === 'path') expect(flattenPath(ring.d).bounds.x).toBeCloseTo(left, 2);
    }
  });

  it('builds a blurred shadow that darkens steadily towards the box and never exceeds its colour', async () => {
    const scene = await renderTest(renderer, {
      absoluteItems: [at(shape('box', 'bg-paper shadow-xl'), 25, 25, 50, 50)],
    });
    const [shadow] = groupOf(scene, 'box').children;
    const steps = shadow?.type === 'group' ? shadow.children : [];
    expect(steps.length).toBeGreaterThan(2);
    let left = 1;
    for (const step of steps)
      if (step.type === 'path' && typeof step.fill === 'string')
        left *= 1 - Number.parseInt(step.fill.slice(7), 16) / 255;
    expect(1 - left).toBeGreaterThan(0.02);
    expect(1 - left).toBeLessThan(0.2);
  });
});

describe('a fit for photographs', () => {
  const picture = (src: string): Record<string, unknown> => ({
    id: 'item',
    kind: 'image',
    renderType: 'image',
    classes: 'w-[40px] h-[40px] object-contain',
    props: { src, photoFit: 'cover' },
  });

  it.each([
    ['wide.jpg', 'covers', { width: 80, height: 40 }],
    ['cut-out.png', 'is contained in', { width: 40, height: 20 }],
  ])('%s %s its box', async (src, _, size) => {
    const scene = await renderTest(renderer, { sections: [section([picture(src)], 'p-[40px]')] });
    expect(leavesOf(groupOf(scene, 'item'))[0]).toMatchObject({ type: 'image', ...size });
  });
});

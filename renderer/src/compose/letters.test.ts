import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { SceneNode } from '../displayList.js';
import { groupOf, itemOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';
import { section, shape, text } from './testing/faceItems.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

describe('line breaks', () => {
  const written = { text: 'One\ntwo', markdown: 'One\ntwo' };
  it.each([
    ['text', '', 2],
    ['markdown', '', 2],
    ['text', 'whitespace-pre-line', 2],
    ['markdown', 'whitespace-pre-line', 2],
    ['text', 'whitespace-normal', 1],
    ['markdown', 'whitespace-normal', 1],
    ['markdown', 'whitespace-nowrap', 1],
  ])('a %s with the class "%s" has %d lines', async (kind, classes, lines) => {
    const item = { id: 'item', kind, renderType: kind, classes, props: written };
    const scene = await renderTest(renderer, { sections: [section([item])] });
    expect(itemOf(scene, 'item').text?.lines).toBe(lines);
  });

  it('are inherited from a parent’s class', async () => {
    const inner = { id: 'item', kind: 'markdown', renderType: 'markdown', props: written };
    const scene = await renderTest(renderer, {
      sections: [section([shape('panel', 'whitespace-normal', { children: [inner] })])],
    });
    expect(itemOf(scene, 'item').text?.lines).toBe(1);
  });
});

describe('italics', () => {
  const leaves = async (family: string) => {
    const item = text('item', `${family} italic`);
    return leavesOf(groupOf(await renderTest(renderer, { sections: [section([item])] }), 'item'));
  };
  const matrixOf = async (family: string) => {
    const item = text('item', `${family} italic`);
    const scene = await renderTest(renderer, { sections: [section([item])] });
    const inner = groupOf(scene, 'item').children.find((node) => node.type === 'group');
    return inner?.type === 'group' ? inner.transform : undefined;
  };

  it('are slanted about the baseline where the font has none', async () => {
    const [run] = await leaves('font-bricolage-grotesque');
    const baseline = run?.type === 'text' ? run.y : Number.NaN;
    const [a, b, c, d, e, f] = (await matrixOf('font-bricolage-grotesque')) ?? [];
    expect([a, b, c, d, f]).toEqual([1, 0, -0.2493, 1, 0]);
    expect(e).toBeCloseTo(0.2493 * baseline, 3);
  });

  it('are the font’s own otherwise', async () => {
    expect(await leaves('font-newsreader')).toMatchObject([
      { type: 'text', face: expect.stringContaining('italic') as string },
    ]);
    expect(await matrixOf('font-newsreader')).toBeUndefined();
  });
});

describe('bold', () => {
  const drawn = async (classes: string): Promise<SceneNode[]> =>
    groupOf(await renderTest(renderer, { sections: [section([text('item', classes)])] }), 'item').children.slice();

  it('is synthesised where the font has none', async () => {
    const [bold] = await drawn('font-caprasimo font-bold text-[20px] text-[#102030]');
    expect(bold).toMatchObject({
      type: 'group',
      children: [
        { type: 'text', pen: 0.8, fill: '#102030' },
        { type: 'text', fill: '#102030' },
      ],
    });
    expect(bold).not.toHaveProperty('opacity');
  });

  it('shows no seam in transparent letters, and slants with them', async () => {
    const [slant] = await drawn('font-caprasimo font-bold italic text-[#102030]/50');
    expect(slant).toMatchObject({ transform: [1, 0, -0.2493, 1, expect.any(Number), 0] });
    expect(slant?.type === 'group' && slant.children).toMatchObject([{ opacity: 128 / 255 }]);
  });

  it('has its outline around the thicker letters', async () => {
    const [outline] = await drawn('font-caprasimo font-bold text-[20px] text-outline-2');
    expect(outline).toMatchObject({ type: 'group', children: [{ type: 'text', pen: 4.8 }] });
    expect(outline?.type === 'group' && outline.children).toHaveLength(1);
  });

  it('is the font’s own otherwise, also where it is lighter than asked', async () => {
    expect(await drawn('font-fredoka font-black')).toMatchObject([
      { type: 'text', face: expect.stringContaining('700') as string },
    ]);
    expect(await drawn('font-caprasimo font-medium')).toMatchObject([{ type: 'text' }]);
  });
});

describe('an emoji', () => {
  it('keeps its text between its neighbours, and so does a bullet', async () => {
    const item = { id: 'item', kind: 'markdown', renderType: 'markdown', props: { markdown: '- Party 🎉, then home' } };
    const scene = await renderTest(renderer, { sections: [section([item])] });
    const texts = groupOf(scene, 'item').children.flatMap((node) => {
      if (node.type === 'text') return [node.text];
      return node.type === 'group' && node.pictured ? [node.pictured.text] : [];
    });
    expect(texts).toEqual(['•', 'Party ', '🎉', ', then home']);
  });
});

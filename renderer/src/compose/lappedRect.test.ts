import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { GroupNode, Scene } from '../displayList.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';
import { at, PICTURES, shape } from './testing/faceItems.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer(PICTURES);
});

/** Two sections of 112 and 224 units, the upper one dark. */
const sections = (upper: string, lower: string, children: readonly object[] = []) => ({
  sections: [
    { id: 'upper', heightPercent: 100 / 3, classes: `bg-ink ${upper}`, children: [] },
    { id: 'lower', heightPercent: 200 / 3, classes: lower, children },
  ],
});

/** The outline of a box's background. */
function outline(scene: Scene, id: string): string {
  const [path] = leavesOf(groupOf(scene, id));
  return path?.type === 'path' ? path.d : '';
}

const UPPER = 'M-12 -12L252 -12L252 112L-12 112Z';
const LAPPED = 'M-12 -12L252 -12L252 112.5L-12 112.5Z';

describe('a background', () => {
  it.each([
    ['a colour', 'bg-primary', []],
    ['a gradient', 'bg-gradient-to-b from-primary to-ink', []],
    ['what stands in it', '', [shape('bar', 'bg-primary h-[40px]')]],
  ])('reaches below what begins where it ends: %s', async (_name, lower, children) => {
    const scene = await renderTest(renderer, sections('', lower, children));
    expect(outline(scene, 'upper')).toBe(LAPPED);
  });

  it.each([
    ['nothing', '', '', []],
    ['something translucent', '', 'bg-primary/50', []],
    ['something faded', '', 'bg-primary opacity-50', []],
    ['something blended', '', 'bg-primary mix-blend-multiply', []],
    ['something rotated', '', 'bg-primary rotate-3', []],
    ['something rounded', '', 'bg-primary rounded-lg', []],
    ['a gap', '', 'pt-1', [shape('bar', 'bg-primary h-[40px]')]],
    ['something narrower', '', 'px-4', [shape('bar', 'bg-primary h-[40px]')]],
    ['something that is cut', '', 'overflow-hidden', [shape('bar', 'bg-primary h-[40px]')]],
    ['an ellipse', '', '', [shape('bar', 'bg-primary h-[40px]', { props: { shape: 'ellipse' } })]],
  ])('ends at its edge above %s', async (_name, upper, lower, children) => {
    const scene = await renderTest(renderer, sections(upper, lower, children));
    expect(outline(scene, 'upper')).toBe(UPPER);
  });

  it('keeps its rounded corners', async () => {
    const scene = await renderTest(renderer, sections('rounded-b-lg', 'bg-primary'));
    expect(outline(scene, 'upper')).not.toContain('112.5');
  });

  it('reaches below its neighbours in a row, whichever is painted later', async () => {
    const row = (classes: string, one = '') => {
      const children = [shape('one', `bg-ink w-[60px] ${one}`), shape('two', 'bg-primary w-[60px]')];
      return { absoluteItems: [at(shape('row', classes, { children }), 10, 10, 50, 10)] };
    };
    const across = await renderTest(renderer, row('flex-row'));
    expect(outline(across, 'one')).toBe('M24 33.6L84.5 33.6L84.5 67.2L24 67.2Z');
    const back = await renderTest(renderer, row('flex-row-reverse'));
    expect(outline(back, 'one')).toBe('M83.5 33.6L144 33.6L144 67.2L83.5 67.2Z');
    const raised = await renderTest(renderer, row('flex-row', 'z-10'));
    expect(outline(raised, 'one')).toBe('M24 33.6L84 33.6L84 67.2L24 67.2Z');
    expect(outline(raised, 'two')).toBe('M83.5 33.6L144 33.6L144 67.2L83.5 67.2Z');
  });

  it('ends at its edge below an overlay, which can be moved on its own', async () => {
    const scene = await renderTest(renderer, {
      ...sections('', ''),
      absoluteItems: [at(shape('bar', 'bg-primary'), 0, 100 / 3, 100, 20)],
    });
    expect(outline(scene, 'upper')).toBe(UPPER);
  });
});

describe('a picture above an area of colour', () => {
  it.each([
    ['reaches below it', 'object-cover', LAPPED, { y: -15.75, height: 132 }],
    ['stays in its box', 'object-contain', UPPER, { y: 0, height: 112 }],
  ])('%s with %s', async (_name, fit, d, place) => {
    const picture = {
      id: 'photo',
      kind: 'image',
      renderType: 'image',
      classes: `grow ${fit}`,
      props: { src: 'wide.jpg' },
    };
    const { sections: both } = sections('', 'bg-primary');
    const [upper, lower] = both;
    const scene = await renderTest(renderer, { sections: [{ ...upper, children: [picture] }, lower] });
    const { clip, children } = groupOf(scene, 'photo').children[0] as GroupNode;
    expect(clip?.d).toBe(d);
    expect(children[0]).toMatchObject(place);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { GroupNode, PathNode, SceneNode } from '../displayList.js';
import { flattenPath, covers } from '../paths/flattenPath.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

/** What is painted for a box of 80 × 60 units at 100, 100. */
async function paint(classes: string, more: Record<string, unknown> = {}): Promise<GroupNode> {
  const box = { id: 'box', kind: 'shape', renderType: 'shape', classes, ...more };
  const place = { x: 100 / 2.4, y: 100 / 3.36, width: 80 / 2.4, height: 60 / 3.36, rotation: 0 };
  return groupOf(await renderTest(renderer, { absoluteItems: [{ ...box, ...place }] }), 'box');
}

/** The colour painted last at a point, clips applied. */
function colorAt(nodes: readonly SceneNode[], x: number, y: number): unknown {
  let color: unknown;
  for (const node of nodes) {
    if (node.type === 'path' && covers(flattenPath(node.d), { x, y }, node.fillRule ?? 'nonzero')) color = node.fill;
    if (node.type !== 'group') continue;
    if (node.clip && !covers(flattenPath(node.clip.d), { x, y }, node.clip.rule ?? 'nonzero')) continue;
    color = colorAt(node.children, x, y) ?? color;
  }
  return color;
}

describe('borders of single sides', () => {
  const red = '#fb2c36';
  const blue = '#2b7fff';

  it('meet in rounded corners, each colour up to the line between the corners', async () => {
    const { children } = await paint('rounded-3xl border-t-4 border-l-4 border-t-red-500 border-l-blue-500');
    // The rounding of 24 units leaves the ring around 45° at about 7 to 10 units from the corner.
    expect(colorAt(children, 100 + 10, 100 + 7)).toBe(red);
    expect(colorAt(children, 100 + 7, 100 + 10)).toBe(blue);
    expect(colorAt(children, 140, 102)).toBe(red);
    expect(colorAt(children, 102, 130)).toBe(blue);
    expect(colorAt(children, 140, 130)).toBeUndefined();
  });

  it('run out along the rounding beside a side without a border', async () => {
    const { children } = await paint('rounded-3xl border-b-4 border-red-500');
    expect(colorAt(children, 140, 158)).toBe(red);
    // Half-way around the lower left corner, the ring is about 8 units from both sides.
    expect(colorAt(children, 108, 152)).toBe(red);
    expect(colorAt(children, 102, 120)).toBeUndefined();
    expect(colorAt(children, 101, 131)).toBeUndefined();
  });

  it('follow the rounding when they are dashed', async () => {
    const { children } = await paint('rounded-3xl border-dashed border-t-4 border-l-2 border-red-500');
    expect(children).toHaveLength(2);
    expect((children as PathNode[]).every(({ d }) => d.includes('A'))).toBe(true);
  });

  it('have no gap at the trim when the corners are round', async () => {
    const scene = await renderTest(renderer, {
      background: { classes: 'rounded-3xl border-8 border-red-500', children: [] },
    });
    const { children } = groupOf(scene, 'background');
    for (const y of [-3, 0.2, 0.4, 4]) expect(colorAt(children, 120, y)).toBe(red);
    expect(colorAt(children, 120, 20)).toBeUndefined();
  });
});

describe('shadows', () => {
  it('have the outline of the shape that casts them', async () => {
    const { children } = await paint('bg-paper shadow-[0_0_0_4px_#ff0000]', { props: { shape: 'ellipse' } });
    const [shadow] = children;
    // The corner of the box is far from the ellipse; its leftmost point is not.
    expect(colorAt(shadow === undefined ? [] : [shadow], 102, 102)).toBeUndefined();
    const strokes = leavesOf(shadow as SceneNode).filter((leaf) => leaf.type === 'path');
    expect(strokes).toMatchObject([{ stroke: { width: 8, join: 'round' } }]);
    expect(shadow).toMatchObject({ clip: { rule: 'evenodd' } });
  });

  it('are moved and softened in at most twelve steps', async () => {
    const { children } = await paint('bg-paper shadow-[2px_5px_8px_#000000]', { props: { shape: 'star' } });
    const [clip] = children;
    const moved = clip?.type === 'group' ? clip.children[0] : undefined;
    expect(moved).toMatchObject({ transform: [1, 0, 0, 1, 2, 5] });
    const steps = moved?.type === 'group' ? moved.children : [];
    expect(steps.length).toBeGreaterThan(4);
    expect(steps.length).toBeLessThanOrEqual(12);
  });

  it('of an icon without a background follow the icon', async () => {
    const icon = { kind: 'icon', renderType: 'icon', props: { icon: 'test:square' } };
    const { children } = await paint('size-10 shadow-[0_0_0_2px_#ff0000]', icon);
    expect(leavesOf(children[0] as SceneNode)).toMatchObject([{ d: 'M0 0H24V24H0Z', fill: '#ff0000' }]);
    const boxed = await paint('size-10 bg-paper shadow-[0_0_0_2px_#ff0000]', icon);
    expect(leavesOf(boxed.children[0] as SceneNode)[0]).not.toMatchObject({ d: 'M0 0H24V24H0Z' });
  });

  it('inside a shape are painted over it and clipped to it', async () => {
    const { children } = await paint('bg-paper inset-shadow-[0_0_4px_#000000]', { props: { shape: 'ellipse' } });
    const [shape, shadow] = children;
    expect(shape).toMatchObject({ type: 'path' });
    expect(shadow).toMatchObject({ type: 'group', clip: { d: (shape as PathNode).d } });
  });
});

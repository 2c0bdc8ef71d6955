import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';
import { at, PICTURES, shape } from './testing/faceItems.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer(PICTURES);
});

describe('bleed', () => {
  const bleed = 12;
  const box = (left: number, top: number, right: number, bottom: number): string =>
    `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}`;

  it('extends a colour that touches the trim into the bleed, only on the touched sides', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('bar', 'bg-primary'), 0, 50, 100, 10)] });
    const [path] = leavesOf(groupOf(scene, 'bar'));
    expect(path).toMatchObject({ d: `${box(-bleed, 168, 240 + bleed, 201.6)}Z` });
  });

  it('does not extend what stays inside the trim', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('box', 'bg-primary'), 10, 10, 50, 50)] });
    expect(leavesOf(groupOf(scene, 'box'))[0]).toMatchObject({ d: `${box(24, 33.6, 144, 201.6)}Z` });
  });

  it('fits a covering picture to the extended box, for any bleed of the export', async () => {
    const picture = at(
      { id: 'p', kind: 'image', renderType: 'image', classes: '', props: { src: 'wide.jpg' } },
      0,
      0,
      100,
      50,
    );
    const scene = await renderTest(renderer, { absoluteItems: [picture] });
    const image = leavesOf(groupOf(scene, 'p'))[0];
    // 168 high plus the bleed above; the picture is twice as wide as high.
    expect(image).toMatchObject({ type: 'image', y: -bleed, height: 168 + bleed, width: 2 * (168 + bleed) });
  });

  it('keeps a rounded corner in place and extends only the straight part', async () => {
    const scene = await renderTest(renderer, {
      absoluteItems: [at(shape('tab', 'bg-primary rounded-b-[20px]'), 0, 0, 100, 50)],
    });
    const path = leavesOf(groupOf(scene, 'tab'))[0];
    const d = path?.type === 'path' ? path.d : '';
    expect(d).toContain('A20 20');
    expect(d).toContain(box(-bleed, -bleed, 240 + bleed, 0.5));
    expect(d).toContain(box(-bleed, -bleed, 0.5, 148));
  });

  it('does not extend rotated boxes', async () => {
    const scene = await renderTest(renderer, { absoluteItems: [at(shape('box', 'bg-primary'), 0, 0, 100, 100, 5)] });
    expect(leavesOf(groupOf(scene, 'box'))[0]).toMatchObject({ d: `${box(0, 0, 240, 336)}Z` });
  });

  it('extends a border at the trim outwards, so that its visible width does not change', async () => {
    const scene = await renderTest(renderer, { background: { classes: 'border-4 border-ink', children: [] } });
    const ring = leavesOf(groupOf(scene, 'background')).at(-1);
    expect(ring).toMatchObject({
      d: `${box(-bleed, -bleed, 240 + bleed, 336 + bleed)}Z${box(4, 4, 236, 332)}Z`,
      fillRule: 'evenodd',
    });
  });

  it('extends a border along the trim only', async () => {
    const line = at(shape('line', 'border-b-4 border-ink'), 0, 0, 100, 50);
    const scene = await renderTest(renderer, { absoluteItems: [line] });
    expect(leavesOf(groupOf(scene, 'line'))).toMatchObject([
      { d: `M${240 + bleed} 168L${-bleed} 168L${-bleed} 164L${240 + bleed} 164Z` },
    ]);
    const corner = at(shape('line', 'border-t-4 border-l-2 border-ink'), 0, 0, 100, 50);
    const bent = await renderTest(renderer, { absoluteItems: [corner] });
    const [left, top] = [`${-bleed} 168L${-bleed} ${-bleed}L${240 + bleed}`, `${-bleed}L${240 + bleed} 4L2 4L2 168Z`];
    expect(leavesOf(groupOf(bent, 'line'))).toMatchObject([{ d: `M${left} ${top}` }]);
  });

  it('shows what a box with a border clips into the bleed, where it has no border', async () => {
    const picture = { id: 'p', kind: 'image', renderType: 'image', classes: 'flex-1', props: { src: 'wide.jpg' } };
    const clipping = shape('box', 'border-b-4 border-ink overflow-hidden', { children: [picture] });
    const scene = await renderTest(renderer, { absoluteItems: [at(clipping, 0, 0, 100, 50)] });
    expect(JSON.stringify(groupOf(scene, 'box'))).toContain(
      JSON.stringify({ d: `${box(-bleed, -bleed, 240 + bleed, 164)}Z` }),
    );
  });
});

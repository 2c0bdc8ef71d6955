import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import type { GroupNode, Scene, SceneNode } from '../../displayList.js';
import { groupOf, renderTest, testRenderer } from '../../testing/renderFixture.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer({ 'a.jpg': { kind: 'raster', width: 100, height: 100 } });
});

async function masked(props: Record<string, unknown>, classes = ''): Promise<Scene> {
  const item = {
    id: 'p',
    kind: 'image',
    renderType: 'image',
    classes: `absolute left-0 top-0 w-20 h-10 ${classes}`,
    props: { src: 'a.jpg', ...props },
  };
  return renderTest(renderer, { sections: [{ id: 's', height: '100%', classes: '', children: [item] }] });
}

function clipOf(scene: Scene): GroupNode['clip'] {
  const clipped = (nodes: readonly SceneNode[]): GroupNode | undefined =>
    nodes.find((node): node is GroupNode => node.type === 'group' && node.clip !== undefined);
  return clipped(groupOf(scene, 'p').children)?.clip;
}

describe('masks', () => {
  it('cut a picture to a shape with its props', async () => {
    const star = clipOf(await masked({ mask: 'star', points: 4 }))?.d ?? '';
    expect(star.match(/[ML]/g)).toHaveLength(8);
  });

  it('cut a picture to a path, stretched to the box or fitted into it', async () => {
    expect(clipOf(await masked({ mask: 'M0 0H10V10Z' }))?.d).toBe('M0 0L80 0L80 40Z');
    expect(clipOf(await masked({ mask: 'M0 0H10V10Z', maskFit: 'contain' }))?.d).toBe('M20 0L60 0L60 40Z');
  });

  it('cut a picture to everything that an SVG fills, whatever the winding', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><g transform="translate(10 0)"><path d="M0 0V10H10V0Z"/></g><rect width="10" height="10" fill="red"/><path d="M0 0L20 10" stroke="red" fill="none"/></svg>';
    expect(clipOf(await masked({ mask: svg }))?.d).toBe('M80 0L80 40L40 40L40 0ZM0 0L40 0L40 40L0 40Z');
  });

  it('draw the background inside the outline and the border along it', async () => {
    const [fill, picture, line, ...rest] = groupOf(
      await masked({ mask: 'ellipse' }, 'bg-paper border-4 border-ink'),
      'p',
    ).children;
    expect(fill).toMatchObject({ type: 'path', fill: '#fdfcf8' });
    expect(picture).toMatchObject({ type: 'group' });
    expect(line).toMatchObject({ type: 'path', stroke: { paint: '#14201b', width: 4 } });
    expect(rest).toEqual([]);
  });

  it('are chosen by expressions, and report what they cannot use', async () => {
    expect(clipOf(await masked({ mask: "{{title = 'x' ? 'star' : 'M0 0H10V10Z'}}" }))?.d).toBe('M0 0L80 0L80 40Z');
    const issues = async (mask: string): Promise<string[]> => (await masked({ mask })).issues.map(({ code }) => code);
    expect(await issues('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')).toEqual(['mask.empty']);
    expect(await issues('<svg')).toEqual(['svg.broken']);
    expect(await issues('hexagon')).toEqual(['shape.unknown']);
  });
});

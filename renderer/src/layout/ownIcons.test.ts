import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../createRenderer.js';
import type { Scene, SceneNode } from '../displayList.js';
import { groupOf, leavesOf, renderTest, testRenderer } from '../testing/renderFixture.js';

const MANA =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="currentColor"/></svg>';
const GEM = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z" fill="#00ff00"/></svg>';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer({
    'icons/mana.svg': { kind: 'vector', svg: MANA },
    'icons/photo.png': { kind: 'raster', width: 8, height: 8 },
  });
});

const ICONS = {
  Credit: 'test:square',
  mana: 'icons/mana.svg',
  gem: GEM,
  photo: 'icons/photo.png',
  gone: 'icons/x.svg',
};

function render(item: Record<string, unknown>, icons: unknown = ICONS): Promise<Scene> {
  const sections = [{ id: 's', height: '100%', classes: 'p-4', children: [{ id: 'item', classes: 'w-60', ...item }] }];
  return renderTest(renderer, { sections }, {}, 'en', { icons });
}

const painted = (scene: Scene): SceneNode[] => leavesOf(groupOf(scene, 'item'));
const words = (scene: Scene): string =>
  painted(scene)
    .flatMap((leaf) => (leaf.type === 'text' ? [leaf.text] : []))
    .join('');

describe('the icons of a deck', () => {
  it.each(['text', 'markdown'])('are drawn inline in a %s', async (kind) => {
    const source = 'Pay [credit], :mana: and [Gem] now';
    const scene = await render({ kind, props: { [kind]: source } });
    const paths = painted(scene).flatMap((leaf) => (leaf.type === 'path' ? [leaf.d] : []));
    expect(paths).toEqual(['M0 0H24V24H0Z', 'M0 0L8 0L8 8Z', 'M1 1L8 1L8 8Z']);
    expect(words(scene)).not.toMatch(/[[\]:]/);
    expect(scene.issues).toEqual([]);
  });

  it('take the colour of the text unless they have their own', async () => {
    const scene = await render({ kind: 'text', classes: 'text-red-500', props: { text: '[mana][gem]' } });
    expect(painted(scene)).toMatchObject([{ fill: '#fb2c36' }, { fill: '#00ff00' }]);
  });

  it('can be icons of their own', async () => {
    const scene = await render({ kind: 'icon', classes: 'size-6', props: { icon: 'mana', repeat: 2 } });
    expect(painted(scene)).toHaveLength(2);
  });

  it('leave links and other words in brackets alone', async () => {
    const scene = await render({ kind: 'markdown', props: { markdown: '[credit](http://x.y) [else]' } });
    expect(words(scene)).toContain('credit');
    expect(words(scene)).toContain('[else]');
  });

  it.each(['photo', 'gone'])('are reported when the file of "%s" is not an SVG', async (name) => {
    const scene = await render({ kind: 'text', props: { text: `[${name}]` } });
    expect(scene.issues).toMatchObject([{ code: 'icon.unknown', itemId: 'item' }]);
    expect(words(scene)).toBe(`[${name}]`);
  });

  it.each([null, 4, ['a'], { credit: 4 }, { '[x]': 'test:square' }])('are ignored when they are %j', async (icons) => {
    expect(words(await render({ kind: 'text', props: { text: '[credit]' } }, icons))).toBe('[credit]');
  });
});

import type { ImageResource } from '../images/types.js';
import type { Renderer } from '../createRenderer.js';
import { createRenderer } from '../createRenderer.js';
import { createDiskFontLibrary, loadFacesFromDisk } from '../fonts/node.js';
import { SceneSource } from '../plan/sceneSource.js';
import { faceGeometry } from '../resolve/faceInput.js';
import { parseDeckFile, parseTemplateConfig } from '../schema/index.js';
import type { ColorScheme } from '../schema/index.js';
import type { GroupNode, Scene, SceneItem, SceneNode } from '../displayList.js';

export const SCHEME: ColorScheme = {
  id: 'scheme',
  name: 'Test',
  description: '',
  user_id: null,
  is_public: true,
  brand: { primary: '#0e5a42', secondary: '#f2b233', accent: '#be2a1c' },
  category: { '0': '#0e5a42', '1': '#1e56c8' },
  neutral: { paper: '#fdfcf8', ink: '#14201b', muted: '#5a6861', line: '#dae1dc', surface: '#ffffff' },
};

/** An icon set with one icon: a square of 24 units. */
const SQUARE = {
  viewBox: { x: 0, y: 0, width: 24, height: 24 },
  nodes: [{ type: 'path', d: 'M0 0H24V24H0Z' }],
} as const;

/** A renderer with the built fonts, one icon (`test:square`) and the given pictures. */
export async function testRenderer(images: Readonly<Record<string, ImageResource>> = {}): Promise<Renderer> {
  return createRenderer({
    fonts: await createDiskFontLibrary(),
    images: { get: (src) => images[src] ?? { kind: 'broken', reason: 'there is no such file' } },
    icons: {
      exists: (name) => name === 'test:square',
      emoji: (grapheme) => (grapheme === '🎉' ? 'test:square' : undefined),
      get: (name, color) =>
        name === 'test:square' ? { ...SQUARE, nodes: SQUARE.nodes.map((node) => ({ ...node, fill: color })) } : null,
    },
  });
}

/** Renders a raw json_config with a raw card, both parsed by the schema. Poker size, 1/8 in bleed. */
export async function renderTest(
  renderer: Renderer,
  config: Record<string, unknown>,
  card: Record<string, unknown> = {},
  language = 'en',
  deckFields: Record<string, unknown> = {},
): Promise<Scene> {
  const template = parseTemplateConfig({ name: 't', description: '', ratio: '2.5:3.5', ...config });
  const file = parseDeckFile({
    ...deckFields,
    translations: { en: { title: 'Deck', description: 'A deck' } },
    categories: [{ translations: { en: { title: 'Category', description: '' } }, cards: [card] }],
  });
  if (!template.ok) throw new Error(JSON.stringify(template.problems));
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const deck = file.value;
  const category = deck.categories[0];
  const face = faceGeometry({ widthMm: 63.5, heightMm: 88.9 });
  const source = new SceneSource(renderer, ({ faces }) => loadFacesFromDisk(renderer.env.fonts, faces));
  return source.scene({
    template: template.value,
    deck,
    category,
    card: category?.cards[0],
    scheme: SCHEME,
    language,
    face,
  });
}

export function itemOf(scene: Scene, id: string): SceneItem {
  const found = scene.items.find((item) => item.id === id);
  if (found === undefined)
    throw new Error(`the scene has no item ${id}; it has ${scene.items.map((each) => each.id).join(', ')}`);
  return found;
}

/** The group that paints an item. */
export function groupOf(scene: Scene, id: string): GroupNode {
  const search = (nodes: readonly SceneNode[]): GroupNode | undefined => {
    for (const node of nodes) {
      if (node.type !== 'group') continue;
      const found = node.id === id ? node : search(node.children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const group = search(scene.nodes);
  if (group === undefined) throw new Error(`nothing is painted for ${id}`);
  return group;
}

/** All leaves below a node, in painting order. */
export function leavesOf(node: SceneNode): Exclude<SceneNode, GroupNode>[] {
  return node.type === 'group' ? node.children.flatMap(leavesOf) : [node];
}

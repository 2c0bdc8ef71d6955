import type { SceneItem, SceneIssue, Scene, SceneNode, TextNode } from '../displayList.js';
import { parseDeckFile, parseTemplateConfig } from '../schema/index.js';
import type { PreflightContext } from './types.js';

/** A poker face of 240 × 336 units for tests: 1 unit is 0.2646 mm, 1 pt is 1.333 units. */
export function testScene(
  nodes: readonly SceneNode[],
  parts: { items?: SceneItem[]; issues?: SceneIssue[] } = {},
): Scene {
  const { items = [], issues = [] } = parts;
  return { version: 1, width: 240, height: 336, bleed: 12, nodes, items, issues, faces: [], images: [] };
}

export function testContext(card: object = {}, rest: Partial<PreflightContext> = {}): PreflightContext {
  const file = parseDeckFile({
    world_id: 'party',
    translations: { en: { title: 'Deck', description: 'A deck.' } },
    categories: [{ cards: [{ translations: { en: { title: 'Lamp' } }, ...card }] }],
  });
  const template = parseTemplateConfig({ ratio: '2.5:3.5' });
  if (!file.ok || !template.ok) throw new Error(JSON.stringify([file, template]));
  const [category] = file.value.categories;
  return {
    deck: file.value,
    category,
    card: category?.cards[0],
    cardNumber: 1,
    template: template.value,
    language: 'en',
    side: 'front',
    faceMm: { width: 63.5, height: 88.9 },
    minimumDpi: 300,
    safeMarginMm: 3.175,
    ...rest,
  };
}

/** A run of 100 units, in the middle of the face by default. */
export function textNode(over: Partial<TextNode> = {}): TextNode {
  return {
    type: 'text',
    x: 70,
    y: 170,
    width: 100,
    text: 'Lamp',
    face: 'inter-latin-400',
    size: 12,
    fill: '#000000',
    direction: 'ltr',
    letterSpacing: 0,
    ...over,
  };
}

export function part(id: string, ...children: SceneNode[]): SceneNode {
  return { type: 'group', id, children };
}

/** A rectangle; by default a background that bleeds. */
export function rectNode(fill: string, x = -12, y = -12, width = 264, height = 360): SceneNode {
  return { type: 'path', d: `M${x} ${y}H${x + width}V${y + height}H${x}Z`, fill };
}

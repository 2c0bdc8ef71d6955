import { CardwrightError } from '../errors.js';
import { collectResources } from '../compose/collectResources.js';
import { quantized } from '../compose/quantized.js';
import type { GroupNode, Scene, SceneNode } from '../displayList.js';
import type { Rect } from '../geometry.js';
import { mapCorners } from '../geometry.js';
import { roundedRectPath } from '../shapes/index.js';
import { cardSlotId } from './bannerFace.js';

/** Part of a card's width. */
const CORNER = 0.05;
const ALL = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };

/** Lays the scenes of cards into their places on a banner. The cards stay vectors: every painter draws one scene. */
export function composeBanner(banner: Scene, cards: readonly Scene[]): Scene {
  const slots = new Map(cards.map((card, index) => [cardSlotId(index), card]));
  const rects = new Map(banner.items.map(({ id, rect }) => [id, rect]));
  const nodes = banner.nodes.map((node) => withCard(node, slots, rects));
  const issues = [...banner.issues, ...cards.flatMap((card) => card.issues.filter(isAboutPictures))];
  return { ...banner, nodes, issues, ...collectResources(nodes) };
}

function withCard(node: SceneNode, slots: ReadonlyMap<string, Scene>, rects: ReadonlyMap<string, Rect>): SceneNode {
  if (node.type !== 'group' || node.id === undefined) return node;
  const [card, rect] = [slots.get(node.id), rects.get(node.id)];
  if (card === undefined) return node;
  if (rect === undefined) throw new CardwrightError('banner.slot', `The banner has no place ${node.id}.`);
  return { ...node, children: [...node.children, cardNode(card, rect)] };
}

/** A card scaled into a rectangle, with rounded corners and without its bleed. */
function cardNode(card: Scene, rect: Rect): GroupNode {
  const d = roundedRectPath(
    rect,
    mapCorners(ALL, () => rect.width * CORNER),
  );
  const scale = [rect.width / card.width, rect.height / card.height] as const;
  const face = quantized({
    type: 'group',
    transform: [scale[0], 0, 0, scale[1], rect.x, rect.y],
    children: card.nodes,
    ...(card.nodes.some(blends) && { isolated: true }),
  });
  return { type: 'group', clip: { d }, children: [face] };
}

/** Whether a part of a card mixes with what is below it, which must not be the banner. */
function blends(node: SceneNode): boolean {
  return node.type === 'group' && ((node.blend ?? 'normal') !== 'normal' || node.children.some(blends));
}

/** Small texts of a card do not matter on a banner; a missing picture does. */
function isAboutPictures({ code }: Scene['issues'][number]): boolean {
  return ['image.broken', 'svg.broken', 'icon.unknown'].includes(code);
}

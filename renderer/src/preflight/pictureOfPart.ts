import type { Scene, SceneNode } from '../displayList.js';
import type { Rect } from '../geometry.js';

/** Height over width of a picture around a part. */
const RATIO = 0.75;
/** Room around the part, as a share of the face's width. */
const MARGIN = 0.12;
/** The width of the line as a share of the picture's width. */
const LINE = 0.012;
const LIGHT = '#ffffff';
const MARK = '#d1208a';

/** The place of a part on its face, in design units: its text, or else its whole rectangle. */
export function placeOfPart({ items }: Pick<Scene, 'items'>, itemId: string | undefined): Rect | undefined {
  const item = itemId === undefined ? undefined : items.find(({ id }) => id === itemId);
  return item && (item.text?.bounds ?? item.rect);
}

/** A scene of the surroundings of a part, with a mark around it; the face itself if it has no such part. */
export function pictureOfPart(scene: Scene, itemId: string | undefined): Scene {
  const place = placeOfPart(scene, itemId);
  if (place === undefined) return scene;
  const frame = frameAround(place, scene);
  const { x, y, width, height } = place;
  const line = frame.width * LINE;
  const outline = `M${x - line} ${y - line}H${x + width + line}V${y + height + line}H${x - line}Z`;
  const mark: readonly SceneNode[] = [
    { type: 'path', d: outline, stroke: { paint: LIGHT, width: line * 2 } },
    { type: 'path', d: outline, stroke: { paint: MARK, width: line } },
  ];
  const children = [...scene.nodes, ...mark];
  return {
    ...scene,
    width: frame.width,
    height: frame.height,
    bleed: 0,
    items: [],
    nodes: [{ type: 'group', transform: [1, 0, 0, 1, -frame.x, -frame.y], children }],
  };
}

/** The smallest frame around the part, cut to the face. */
function frameAround({ x, y, width, height }: Rect, face: Pick<Scene, 'width' | 'height'>): Rect {
  const room = face.width * MARGIN * 2;
  const wide = Math.min(face.width, Math.max(width + room, (height + room) / RATIO));
  const high = Math.min(face.height, Math.max(wide * RATIO, height + room));
  const within = (centre: number, size: number, all: number): number =>
    Math.max(0, Math.min(all - size, centre - size / 2));
  return {
    x: within(x + width / 2, wide, face.width),
    y: within(y + height / 2, high, face.height),
    width: wide,
    height: high,
  };
}

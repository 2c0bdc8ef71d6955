import type { Rect } from '../geometry.js';
import type { BannerDesign } from './bannerDesign.js';

/** A card's place: its rectangle before it is turned about its centre, and degrees clockwise. */
export interface CardPlace extends Rect {
  readonly rotation: number;
}

/** A card of height 1 around its centre. */
interface Pose {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

type Arrangement = (count: number, options: Spreading) => readonly Pose[];

interface Spreading {
  /** Width of a card, if it is 1 high. */
  readonly ratio: number;
  /** Distance of neighbours as a part of a card's width. */
  readonly spread: number;
  readonly tilt: number;
}

/** Distance from a fan's cards to the point that they turn about, in card heights. */
const HAND = 1.8;
/** The golden angle, which scatters things evenly. */
const SCATTER = 137.508;

const ARRANGEMENTS: Readonly<Record<BannerDesign['arrangement'], Arrangement>> = {
  fan: (count, { ratio, spread, tilt }) =>
    places(count, (step) => ({
      x: step * ratio * spread,
      y: HAND * (1 - Math.cos(radians(step * tilt))),
      rotation: step * tilt,
    })),
  spread: (count, { ratio, spread }) =>
    places(count, (step) => ({ x: step * ratio * (0.5 + spread), y: 0, rotation: 0 })),
  stack: (count, { ratio, spread, tilt }) =>
    places(count, (step) => ({ x: step * ratio * spread * 0.15, y: step * -0.02, rotation: step * tilt * 0.4 })),
  table: (count, { ratio, spread, tilt }) =>
    Array.from({ length: count }, (_, index) => {
      const [angle, distance] = [radians(index * SCATTER), Math.sqrt(index) * (0.25 + spread)];
      // The farthest cards lie lowest, and the first one on top of all.
      return {
        x: Math.cos(angle) * distance * ratio * 1.35,
        y: Math.sin(angle) * distance * 0.5,
        rotation: ((((index * SCATTER) / 360) % 1) - 0.5) * 4 * tilt,
      };
    }).reverse(),
};

/**
 * Places cards as large as they fit into an area. All cards are equally high.
 * @param ratios width by height of each card, the lowest first
 */
export function arrangeCards(
  ratios: readonly number[],
  { arrangement, spread, tilt }: Pick<BannerDesign, 'arrangement' | 'spread' | 'tilt'>,
  area: Rect,
): readonly CardPlace[] {
  const ratio = Math.max(...ratios, 0.1);
  const poses = ARRANGEMENTS[arrangement](ratios.length, { ratio, spread: spread / 100, tilt });
  const bounds = boundsOf(poses, ratios);
  const scale = Math.min(area.width / bounds.width, area.height / bounds.height);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  return poses.map(({ x, y, rotation }, index) => {
    const width = (ratios[index] ?? ratio) * scale;
    return {
      x: area.x + area.width / 2 + (x - middle.x) * scale - width / 2,
      y: area.y + area.height / 2 + (y - middle.y - 0.5) * scale,
      width,
      height: scale,
      rotation,
    };
  });
}

/** @param at gives the place of a card that lies this many steps right of the middle */
function places(count: number, at: (step: number) => Pose): readonly Pose[] {
  return Array.from({ length: count }, (_, index) => at(index - (count - 1) / 2));
}

function boundsOf(poses: readonly Pose[], ratios: readonly number[]): Rect {
  const corners = poses.flatMap(({ x, y, rotation }, index) => {
    const [sin, cos] = [Math.abs(Math.sin(radians(rotation))), Math.abs(Math.cos(radians(rotation)))];
    const [width, height] = [ratios[index] ?? 1, 1];
    const [halfWidth, halfHeight] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
    return [
      { x: x - halfWidth, y: y - halfHeight },
      { x: x + halfWidth, y: y + halfHeight },
    ];
  });
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

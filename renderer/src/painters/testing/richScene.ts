import type { PathNode, Scene, SceneNode, TextNode } from '../../displayList.js';
import { testScene } from './testScene.js';

const stops = [
  { offset: 0, color: '#e2452b' },
  { offset: 0.6, color: '#f2c14e' },
  { offset: 1, color: '#2b59c380' },
];
const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: PathNode['fill'],
  more: Partial<PathNode> = {},
): PathNode => ({
  type: 'path',
  d: rectangle(x, y, width, height),
  ...(fill && { fill }),
  ...more,
});
const text = (
  x: number,
  y: number,
  value: string,
  face: string,
  size: number,
  more: Partial<TextNode> = {},
): TextNode => ({
  type: 'text',
  x,
  y,
  width: value.length * size * 0.5,
  text: value,
  face,
  size,
  fill: '#1d2433',
  direction: 'ltr',
  letterSpacing: 0,
  ...more,
});

/** The picture in `richScene`: 60 × 80 px or the same ratio. */
export const RICH_PICTURE = 'photo.png';

/** One face with everything that a scene can contain. All painters must agree on it. */
export function richScene(): Scene {
  const blended: SceneNode = {
    type: 'group',
    blend: 'multiply',
    transform: [0.9, 0.2, -0.2, 0.9, 60, -4],
    children: [box(100, 20, 50, 40, '#29a19c'), box(120, 40, 60, 40, '#f2c14e')],
  };
  return testScene([
    box(-12, -12, 264, 360, '#f4ecd8'),
    {
      type: 'group',
      clip: { d: 'M20 12h90a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8h-90a8 8 0 0 1-8-8v-80a8 8 0 0 1 8-8z' },
      children: [
        { type: 'image', src: RICH_PICTURE, x: 2, y: -20, width: 126, height: 168 },
        { type: 'group', blend: 'screen', children: [box(60, 60, 80, 80, '#803010')] },
      ],
    },
    {
      type: 'group',
      clip: { d: rectangle(128, 12, 100, 96) },
      children: [box(120, 10, 60, 60, '#e2452b'), { type: 'group', children: [blended] }],
    },
    box(12, 118, 50, 40, {
      type: 'linear',
      x1: 12,
      y1: 0,
      x2: 62,
      y2: 0,
      stops,
      transform: [1, 0.4, 0.3, 1, -40, -10],
    }),
    box(70, 118, 50, 40, { type: 'radial', cx: 95, cy: 138, r: 25, stops, fx: 85, fy: 130 }),
    box(128, 118, 50, 40, { type: 'radial', cx: 0, cy: 0, r: 1, stops, transform: [30, 10, -5, 18, 153, 138] }),
    box(188, 122, 38, 32, undefined, {
      stroke: {
        paint: { type: 'radial', cx: 0, cy: 0, r: 1, stops, transform: [24, 0, 0, 12, 207, 138] },
        width: 7,
        join: 'round',
      },
    }),
    { type: 'path', d: 'M20 175l18 20 18-20 18 20', stroke: { paint: '#1d2433', width: 4, join: 'miter' } },
    { type: 'path', d: 'M90 175l18 20 18-20', stroke: { paint: '#2b59c3', width: 5, cap: 'round', join: 'bevel' } },
    {
      type: 'path',
      d: 'M140 185h80',
      stroke: {
        paint: { type: 'linear', x1: 140, y1: 0, x2: 220, y2: 0, stops },
        width: 4,
        dash: [9, 4, 2, 4],
        dashOffset: 3,
      },
    },
    { type: 'path', d: 'M30 205l20 45-44-28h48l-44 28z', fill: '#6a3fa0', fillRule: 'evenodd' },
    {
      type: 'group',
      opacity: 0.5,
      children: [
        box(64, 206, 40, 30, '#e2452b'),
        box(84, 216, 40, 30, '#2b59c3', { stroke: { paint: '#000000', width: 3 } }),
      ],
    },
    {
      type: 'group',
      opacity: 0.6,
      transform: [1, 0, 0, 1, 130, 206],
      children: [{ type: 'group', opacity: 0.7, children: [box(0, 0, 40, 40, '#29a19c')] }],
    },
    {
      type: 'group',
      transform: [0.966, 0.259, -0.259, 0.966, 186, 204],
      opacity: 0.8,
      children: [box(0, 0, 40, 34, '#f2c14e'), text(4, 20, 'Tilt', 'cinzel-latin-700-normal', 14)],
    },
    text(12, 272, 'Officially  fine AVATAR To', 'lora-latin-400-normal', 14.25),
    text(12, 290, 'SPACED OUT ffi', 'inter-latin-700-normal', 9.5, { letterSpacing: 2.25, fill: '#e2452b' }),
    text(140, 290, 'שלום עולם', 'noto-sans-hebrew-hebrew-400-normal', 13, { direction: 'rtl', fill: '#2b59c3' }),
    text(12, 312, 'السلام عليكم', 'noto-sans-arabic-arabic-400-normal', 14, { direction: 'rtl' }),
    text(110, 312, 'handwriting & <more>', 'caveat-latin-400-normal', 17, { fill: '#6a3fa0cc' }),
  ]);
}

import type { Matrix, Point, Rect } from '../../geometry.js';
import { EMOJI_BEARING } from '../../layout/text/itemiseText.js';
import type { InlineGraphic, TextLine, TextRun } from '../../layout/text/types.js';
import { roundedRectPath } from '../../shapes/index.js';
import type { TextEffects, TextPath } from '../../resolve/resolvedFace.js';
import { quantized } from '../quantized.js';
import { textEffectNodes } from './textEffects.js';
import { arcMatrix, pathBounds, type PathContent, turnedBack, turnMatrix } from './textPath.js';
import type { HexColor, SceneNode, TextNode } from '../../displayList.js';

const SQUARE = { topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0 };

/** The lines of a text, which may run across, downwards, upwards, vertically or along an arc. */
export function textNodes(
  content: PathContent,
  decorationColor: HexColor | undefined,
  effects?: TextEffects,
): SceneNode[] {
  const { rect, path } = content;
  if (path?.type !== 'turned') return lineNodes(content, decorationColor, effects);
  const across = { ...content, rect: { x: 0, y: 0, width: rect.height, height: rect.width } };
  const children = lineNodes(across, decorationColor, effects && turnedBack(effects, path));
  return [quantized({ type: 'group', transform: turnMatrix(rect, path), children })];
}

/** Effects and backgrounds at the bottom, then runs with their decorations, then inline pictures. */
function lineNodes(
  content: PathContent,
  decorationColor: HexColor | undefined,
  effects: TextEffects | undefined,
): SceneNode[] {
  const { rect, layout, path } = content;
  const place = (line: TextLine, piece: Pick<Rect, 'x' | 'width'>, nodes: SceneNode[]): SceneNode[] =>
    path?.type !== 'arc' || nodes.length === 0
      ? nodes
      : [quantized({ type: 'group', transform: arcMatrix(content, line, piece, path.radius), children: nodes })];
  const lines = layout.lines.map((line) => ({
    rules: line.rules.map((rule) => rectNode(moveRect(rule, rect), rule.color)),
    runs: line.runs.map((run) => ({
      x: run.x,
      background: place(line, run, backgroundNodes(run, line, rect)),
      ink: place(line, run, inkNodes(run, line, rect, decorationColor)),
    })),
    pictured: line.graphics.map((graphic) => ({
      x: graphic.rect.x,
      background: [],
      ink: place(line, graphic.rect, picturedNodes(graphic, line, rect)),
    })),
    graphics: line.graphics.flatMap((graphic) => place(line, graphic.rect, [graphicNode(graphic, rect, path)])),
  }));
  const ink = lines.flatMap(({ runs, graphics }) => [...runs.flatMap((run) => run.ink), ...graphics]);
  const nodes = [
    ...(effects === undefined ? [] : textEffectNodes(ink, effects)),
    ...lines.flatMap(({ rules, runs, pictured, graphics }) => [
      ...rules,
      // PDF viewers read in this order: the text of an emoji comes between its neighbours, and a bullet before its item.
      ...[...runs, ...pictured].sort((one, other) => one.x - other.x).flatMap((run) => [...run.background, ...run.ink]),
      ...graphics,
    ]),
  ];
  return layout.overflow?.kind === 'clip'
    ? [{ type: 'group', clip: { d: roundedRectPath(rect, SQUARE) }, children: nodes }]
    : nodes;
}

/** Extent of the laid-out lines in face coordinates. */
export function textBounds(content: PathContent): Rect {
  const { rect, layout, path } = content;
  if (layout.lines.length === 0) return { ...rect, width: 0, height: 0 };
  if (path !== undefined) return pathBounds(content, path);
  const left = Math.min(...layout.lines.map((line) => line.left));
  const right = Math.max(...layout.lines.map((line) => line.left + line.width));
  return { x: rect.x + left, y: rect.y, width: right - left, height: layout.height };
}

function backgroundNodes(run: TextRun, line: TextLine, box: Rect): SceneNode[] {
  if (run.background === undefined) return [];
  const rect = {
    x: box.x + run.x - run.size * 0.15,
    y: box.y + line.baseline - run.size * 0.95,
    width: run.width + run.size * 0.3,
    height: run.size * 1.25,
  };
  const r = run.size * 0.2;
  const d = roundedRectPath(rect, { topLeft: r, topRight: r, bottomRight: r, bottomLeft: r });
  return [{ type: 'path', d, fill: run.background }];
}

/** The letters of a run and the line under, through or over them. */
function inkNodes(run: TextRun, line: TextLine, box: Rect, decorationColor: HexColor | undefined): SceneNode[] {
  const x = box.x + run.x;
  const baseline = box.y + line.baseline;
  const { width, letterSpacing } = run;
  const letters =
    run.uprightWidth === undefined
      ? letterNode(run, { x, y: baseline, width, letterSpacing })
      : uprightNode(run, run.uprightWidth, { x: x + run.size / 2, y: box.y + line.top + line.height / 2 });
  const isThroughUpright = run.decoration === 'line-through' && run.uprightWidth !== undefined;
  const offset = isThroughUpright ? -BELOW_MIDDLE : DECORATION_OFFSET[run.decoration];
  if (offset === undefined) return [letters];
  const thickness = Math.max(0.4, run.size / 16);
  const y = baseline + run.size * offset - thickness / 2;
  return [letters, rectNode({ x, y, width, height: thickness }, decorationColor ?? run.color)];
}

function letterNode(run: TextRun, place: Pick<TextNode, 'x' | 'y' | 'width' | 'letterSpacing'>): SceneNode {
  const { text, face, size, color: fill, direction } = run;
  const node = quantized({ type: 'text', ...place, text, face, size, fill, direction });
  const strong = run.emboldened ? emboldened(node) : node;
  return run.slanted ? slanted(strong, node.y) : strong;
}

/**
 * How far the baseline of an upright letter lies below the middle of its line, em: ideographs fill a square from 0.12
 * below the baseline to 0.88 above it, and capitals have about the same middle.
 */
const BELOW_MIDDLE = 0.38;

/** A letter turned back, so that it stands upright after its line was turned. */
function uprightNode(run: TextRun, width: number, middle: Point): SceneNode {
  const place = { x: middle.x - width / 2, y: middle.y + BELOW_MIDDLE * run.size, width, letterSpacing: 0 };
  return turnedBackNode(middle, letterNode(run, place));
}

function turnedBackNode({ x, y }: Point, child: SceneNode): SceneNode {
  return quantized({ type: 'group', transform: [0, -1, 1, 0, x - y, x + y], children: [child] });
}

/** The slant of synthesised italics: 14 degrees, the angle of `oblique` in CSS Fonts 4. */
const SLANT = 0.2493;

/** Leans a run about its baseline, so that all painters draw the same. */
function slanted(node: SceneNode, baseline: number): SceneNode {
  return quantized({ type: 'group', transform: [1, 0, -SLANT, 1, SLANT * baseline, 0], children: [node] });
}

/** How much wider the strokes of a synthesised bold are, em: about as much as browsers add. */
const BOLD_PEN = 0.04;

/** Thickens the letters of a run on all sides. Transparent letters must not show where the two copies overlap. */
function emboldened(node: TextNode): SceneNode {
  const fill = node.fill.slice(0, 7);
  const opacity = node.fill.length === 9 ? Number.parseInt(node.fill.slice(7), 16) / 255 : 1;
  const children = [quantized({ ...node, fill, pen: BOLD_PEN * node.size }), { ...node, fill }];
  return { type: 'group', ...(opacity < 1 && { opacity }), children };
}

/** Centre of the line below the baseline (negative: above), em. */
const DECORATION_OFFSET: Readonly<Record<TextRun['decoration'], number | undefined>> = {
  none: undefined,
  underline: 0.13,
  'line-through': -0.28,
  overline: -0.9,
};

/** The text of an emoji. It also covers the gaps on both sides, which PDF readers would take for spaces. */
function picturedNodes({ text, rect }: InlineGraphic, line: TextLine, box: Rect): SceneNode[] {
  if (text === undefined) return [];
  const { x, width, height: size } = rect;
  const air = EMOJI_BEARING * size;
  const pictured = { text, x: box.x + x - air, y: box.y + line.baseline, width: width + 2 * air, size };
  return [quantized({ type: 'group', pictured, children: [] })];
}

function graphicNode(graphic: InlineGraphic, box: Rect, path: TextPath | undefined): SceneNode {
  const rect = moveRect(graphic.rect, box);
  if (path?.type !== 'turned' || path.upright === undefined) return pictureNode(graphic, rect);
  const { width, height } = rect;
  const middle = { x: rect.x + width / 2, y: rect.y + height / 2 };
  const upright = { x: middle.x - height / 2, y: middle.y - width / 2, width: height, height: width };
  return turnedBackNode(middle, pictureNode(graphic, upright));
}

function pictureNode(graphic: InlineGraphic, rect: Rect): SceneNode {
  return quantized({ type: 'group', transform: fitTransform(graphic.viewBox, rect), children: graphic.nodes });
}

/** Maps a view box onto a rectangle, centred and as large as possible without stretching. */
export function fitTransform(viewBox: Rect, rect: Rect): Matrix {
  const scale = Math.min(rect.width / viewBox.width, rect.height / viewBox.height);
  return [
    scale,
    0,
    0,
    scale,
    rect.x + (rect.width - viewBox.width * scale) / 2 - viewBox.x * scale,
    rect.y + (rect.height - viewBox.height * scale) / 2 - viewBox.y * scale,
  ];
}

function rectNode(rect: Rect, fill: HexColor): SceneNode {
  return { type: 'path', d: roundedRectPath(rect, SQUARE), fill };
}

function moveRect(rect: Rect, by: Rect): Rect {
  return { x: rect.x + by.x, y: rect.y + by.y, width: rect.width, height: rect.height };
}

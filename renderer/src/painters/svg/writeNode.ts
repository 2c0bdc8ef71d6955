import type { Matrix } from '../../geometry.js';
import { isSetSolid } from '../../layout/text/scriptOf.js';
import type { GroupNode, ImageNode, Paint, PathNode, SceneNode, Stroke, TextNode } from '../../displayList.js';
import { multiply } from '../../matrix.js';
import { invert, isSingular, simplifyPaint } from '../gradients.js';
import { isBlended } from '../soleLeaf.js';
import { type Attributes, element, escapeXml } from './markup.js';
import { matrix, type SvgClip, type SvgDefinitions } from './SvgDefinitions.js';
import { splitColor } from './splitColor.js';

export interface SvgWriter {
  readonly definitions: SvgDefinitions;
  /** URL of an image source. */
  imageHref(src: string): string;
  /** CSS family name of a face id. */
  fontFamily(face: string): string;
}

/**
 * Markup of nodes. `clips` belong to enclosing groups but cannot be applied to them: in SVG, unlike on a canvas, a clip
 * path isolates its content from the backdrop. So nodes that blend with the backdrop get the clips themselves.
 */
export function writeNodes(writer: SvgWriter, nodes: readonly SceneNode[], clips: readonly SvgClip[] = []): string {
  if (clips.length === 0) return nodes.map((node) => writeNode(writer, node)).join('');
  let markup = '';
  let plain = '';
  for (const node of nodes) {
    if (node.type !== 'group' || !blendsWithBackdrop(node)) {
      plain += writeNode(writer, node);
      continue;
    }
    markup += wrap(writer, {}, clips, plain) + writeGroup(writer, node, clips);
    plain = '';
  }
  return markup + wrap(writer, {}, clips, plain);
}

export function writeNode(writer: SvgWriter, node: SceneNode): string {
  switch (node.type) {
    case 'path':
      return writePath(writer, node);
    case 'text':
      return writeText(writer, node);
    case 'image':
      return writeImage(writer, node);
    case 'group':
      return writeGroup(writer, node);
  }
}

function writePath({ definitions }: SvgWriter, { d, fill, fillRule, stroke }: PathNode): string {
  const painted = {
    ...paintAttributes(definitions, 'fill', fill),
    'fill-rule': fill && fillRule === 'evenodd' ? fillRule : undefined,
    ...(stroke && stroke.width > 0 ? strokeAttributes(definitions, stroke) : {}),
  };
  return element('path', { d, ...painted });
}

function strokeAttributes(definitions: SvgDefinitions, stroke: Stroke): Attributes {
  return {
    ...paintAttributes(definitions, 'stroke', stroke.paint),
    'stroke-width': stroke.width,
    'stroke-dasharray': stroke.dash?.length ? stroke.dash.join(' ') : undefined,
    'stroke-dashoffset': stroke.dashOffset === 0 ? undefined : stroke.dashOffset,
    'stroke-linecap': stroke.cap === 'butt' ? undefined : stroke.cap,
    'stroke-linejoin': stroke.join === 'miter' ? undefined : stroke.join,
    'stroke-miterlimit': stroke.miterLimit,
  };
}

/** `fill` or `stroke` with its opacity. Without a paint, a fill must be switched off; a stroke is off by default. */
function paintAttributes(definitions: SvgDefinitions, name: 'fill' | 'stroke', paint: Paint | undefined): Attributes {
  const simple = paint && simplifyPaint(paint);
  if (simple === undefined) return { [name]: name === 'fill' ? 'none' : undefined };
  if (typeof simple !== 'string') return { [name]: `url(#${definitions.gradient(simple)})` };
  const { rgb, alpha } = splitColor(simple);
  return { [name]: rgb, [`${name}-opacity`]: alpha === 1 ? undefined : alpha };
}

/**
 * One `<text>` per run. The left edge of a right-to-left run is its end, hence the anchor. The override keeps the
 * reader from reordering what layout has already split into runs of one direction.
 */
function writeText(writer: SvgWriter, node: TextNode): string {
  const rtl = node.direction === 'rtl';
  const values: Attributes = {
    x: node.x,
    y: node.y,
    'font-family': `'${writer.fontFamily(node.face).replace(/['\\]/g, '\\$&')}'`,
    'font-size': node.size,
    ...letterPaint(writer.definitions, node),
    'letter-spacing': node.letterSpacing === 0 ? undefined : node.letterSpacing,
    direction: rtl ? 'rtl' : undefined,
    'unicode-bidi': rtl ? 'bidi-override' : undefined,
    'text-anchor': rtl ? 'end' : undefined,
    // A style, not a presentation attribute, so that it overrides the inherited kerning.
    style: isSetSolid(node.text) ? 'font-kerning:none' : undefined,
    // On the element itself: browsers have a collapsing rule for every <text>.
    'xml:space': /^\s|\s\s|\s$/.test(node.text) ? 'preserve' : undefined,
  };
  return element('text', values, escapeXml(node.text));
}

function letterPaint(definitions: SvgDefinitions, { fill, pen }: TextNode): Attributes {
  if (pen === undefined || pen <= 0) return paintAttributes(definitions, 'fill', fill);
  return {
    fill: 'none',
    ...paintAttributes(definitions, 'stroke', fill),
    'stroke-width': pen,
    'stroke-linejoin': 'round',
  };
}

function writeImage(writer: SvgWriter, { src, x, y, width, height }: ImageNode): string {
  return element('image', { href: writer.imageHref(src), x, y, width, height, preserveAspectRatio: 'none' });
}

function writeGroup(writer: SvgWriter, node: GroupNode, outerClips: readonly SvgClip[] = []): string {
  const { transform, opacity = 1, blend, clip, children } = node;
  if (children.length === 0 || opacity <= 0 || (transform && isSingular(transform))) return '';
  const clips = [
    ...(transform ? outerClips.map((outer) => enter(outer, transform)) : outerClips),
    ...(clip ? [clip] : []),
  ];
  const values: Attributes = {
    transform: transform && matrix(transform),
    opacity: opacity < 1 ? opacity : undefined,
    style: isBlended(blend) ? `mix-blend-mode:${blend}` : node.isolated === true ? 'isolation:isolate' : undefined,
  };
  const composited = opacity < 1 || isBlended(blend) || node.isolated === true;
  if (!composited && children.some(blendsWithBackdrop)) {
    return wrap(writer, values, [], writeNodes(writer, children, clips));
  }
  return wrap(writer, values, clips, writeNodes(writer, children));
}

/** `<g>` elements with the attributes and all clips; none if both are empty. */
function wrap(writer: SvgWriter, values: Attributes, clips: readonly SvgClip[], content: string): string {
  if (content === '') return '';
  const [first, ...rest] = clips;
  const inner = rest.length > 0 ? wrap(writer, {}, rest, content) : content;
  const own: Attributes = { ...values, 'clip-path': first && `url(#${writer.definitions.clip(first)})` };
  return Object.values(own).some((value) => value !== undefined) ? element('g', own, inner) : inner;
}

/** A clip from outside a transformed group, mapped into its space. */
function enter(clip: SvgClip, transform: Matrix): SvgClip {
  const inverse = invert(transform);
  return { ...clip, transform: clip.transform ? multiply(inverse, clip.transform) : inverse };
}

/** Whether anything in the node blends with the backdrop, not just inside a composited group. */
function blendsWithBackdrop(node: SceneNode): boolean {
  if (node.type !== 'group' || node.children.length === 0) return false;
  if (isBlended(node.blend)) return true;
  return (node.opacity ?? 1) >= 1 && node.isolated !== true && node.children.some(blendsWithBackdrop);
}

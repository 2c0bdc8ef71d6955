import { directionOf } from '../directionOf.js';
import type { SceneIssue } from '../displayList.js';
import type { AbsoluteItem, TemplateSection } from '../schema/template/template.js';
import { interpolate } from './interpolate.js';
import { colorKeyOf } from './colorKeyOf.js';
import type { FaceInput } from './faceInput.js';
import type { ResolvedBox, ResolvedFace } from './resolvedFace.js';
import type { ResolveContext } from './resolveContext.js';
import { resolveClasses, resolveItem } from './resolveItem.js';
import type { ResolveTools } from './resolveTools.js';
import type { Length, Style } from './style.js';
import { inheritTextStyle, initialTextStyle } from './textStyle.js';

const FILL_FACE: Style = { position: 'absolute', inset: { top: zero(), right: zero(), bottom: zero(), left: zero() } };

/** Binds a template to a card: chooses and translates content, turns classes into style, and inherits text style. */
export function resolveFace(input: FaceInput, tools: ResolveTools): ResolvedFace {
  const deckColorKey = input.deck.primary_color_key;
  const palette = tools.palette(input.scheme, colorKeyOf(input), deckColorKey);
  const { tokens } = palette;
  const direction = directionOf(input.language);
  const issues: SceneIssue[] = [];
  const iconNames = tools.iconNames(input.deck);
  const context: ResolveContext = { input, direction, tokens, tools: palette, iconNames, issues };
  const background = resolveBackground(context);
  return {
    geometry: input.face,
    direction,
    tokens,
    background,
    sections: input.template.sections.map((section) => resolveSection(section, context)),
    absoluteItems: input.template.absoluteItems.flatMap((item) => resolveAbsoluteItem(item, context)),
    issues,
  };
}

function resolveBackground(context: ResolveContext): ResolvedBox {
  const { classes, children } = context.input.template.background;
  const style = resolveClasses('background', interpolate(classes, context.input).value, initial(context), context);
  const text = inheritTextStyle(initial(context), style);
  return {
    id: 'background',
    layer: 'background',
    style: { ...style, ...FILL_FACE },
    content: null,
    children: children
      .flatMap((item) => resolveItem(item, 'background-item', text, context))
      .map((box) => (isPlaced(box.style) ? box : { ...box, style: fillFace(box.style) })),
  };
}

function resolveSection(section: TemplateSection, context: ResolveContext): ResolvedBox {
  const classes = interpolate(section.classes, context.input).value;
  const style = resolveClasses(section.id, classes, initial(context), context);
  const text = inheritTextStyle(initial(context), style);
  return {
    id: section.id,
    layer: 'section',
    ...(section.name === undefined ? {} : { name: section.name }),
    ...(section.locked ? { locked: true } : {}),
    style: { ...style, height: { unit: '%', value: section.heightPercent } },
    content: null,
    children: section.children.flatMap((item) => resolveItem(item, 'section-item', text, context)),
  };
}

function resolveAbsoluteItem(item: AbsoluteItem, context: ResolveContext): ResolvedBox[] {
  const { width, height } = context.input.face;
  const frame = {
    x: (item.x / 100) * width,
    y: (item.y / 100) * height,
    width: (item.width / 100) * width,
    height: (item.height / 100) * height,
    rotation: item.rotation,
  };
  return resolveItem(item, 'absolute-item', initial(context), context).map((box) => ({ ...box, frame }));
}

function fillFace({ width: _width, height: _height, ...style }: Style): Style {
  return { ...style, ...FILL_FACE };
}

/** Text style of the face: sections do not inherit the background's classes, but they inherit the deck's ink. */
function initial(context: ResolveContext): ReturnType<typeof initialTextStyle> {
  return initialTextStyle(context.tokens.get('ink') ?? '#000000');
}

/** Whether a child of the background has a place of its own. One of the full size is a layer that fills the face. */
function isPlaced({ position, inset, width, height }: Style): boolean {
  if (position !== undefined || inset !== undefined) return true;
  return [width, height].some((length) => length !== undefined && !isWhole(length));
}

function isWhole(length: Length): boolean {
  return length !== 'auto' && length.unit === '%' && length.value === 100;
}

function zero(): { readonly unit: 'u'; readonly value: number } {
  return { unit: 'u', value: 0 };
}

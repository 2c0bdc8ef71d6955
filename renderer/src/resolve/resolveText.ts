import type { Paragraph, SpanStyle, TextBlock } from './textBlock.js';
import { replaceAliases } from './replaceAliases.js';
import type { ResolveContext } from './resolveContext.js';
import type { ResolvedContent, TextEffects, TextPath } from './resolvedFace.js';
import { interpolate } from './interpolate.js';
import { bendable } from './bendable.js';
import type { ItemInProgress } from './itemInProgress.js';
import type { Style } from './style.js';
import type { TextStyle } from './textStyle.js';
import { keepsWords, smallestSize, textRole, type TextRole } from './textRole.js';
import { transformText } from './transformText.js';

/** The text block of a text or markdown item, or null when there is no text. */
export function resolveText({ item, style, text, bound, context }: ItemInProgress): ResolvedContent | null {
  if (bound.value.trim() === '') return null;
  const affix = (value: unknown): string => (typeof value === 'string' ? interpolate(value, context.input).value : '');
  const affixed = `${affix(item.props?.prefix)}${bound.value}${affix(item.props?.suffix)}`;
  const span = spanStyle(text, style);
  const source = transformText(
    replaceAliases(affixed, context.iconNames, (icon) => reportIcon(icon, item.id, context)),
    text.textTransform,
    bound.language,
  );
  const lineEnds = text.whiteSpace === 'normal' ? 'join' : 'keep';
  const path = pathOf(style, item.props?.arc);
  const written = context.tools[item.renderType === 'markdown' ? 'markdown' : 'plain'](source, span, lineEnds);
  const paragraphs = path?.type === 'arc' ? bendable(written) : written;
  const role = textRole(item);
  return {
    type: 'text',
    source,
    role,
    decoration: style.textDecoration,
    ...effectsOf(text),
    ...(path === undefined ? {} : { path }),
    block: {
      ...textBlock(paragraphs, { style, text, language: bound.language, props: item.props ?? {}, role }),
      ...uprightOf(path),
    },
  };
}

function effectsOf({ textOutline, textShadows }: TextStyle): { readonly effects?: TextEffects } {
  return textOutline.width > 0 || textShadows.length > 0 ? { effects: { textOutline, textShadows } } : {};
}

function reportIcon(icon: string, itemId: string, { issues }: ResolveContext): void {
  const message = `The file of the deck’s icon ${icon} is missing or is not an SVG.`;
  issues.push({ code: 'icon.unknown', itemId, message, details: { icon } });
}

/** A few words on one line in the style of a box. */
export function plainBlock(words: string, text: TextStyle, language: string): TextBlock {
  const spans = [{ type: 'text', text: words, style: spanStyle(text, {}) }] as const;
  const paragraphs = [{ spans, indent: 0, spaceBefore: 0 }];
  const oneLine = { ...text, textWrap: 'nowrap', textAlign: 'start' } as const;
  return textBlock(paragraphs, { style: {}, text: oneLine, language, props: {}, role: 'note' });
}

function spanStyle(text: TextStyle, style: Style): SpanStyle {
  return {
    family: text.fontFamily,
    weight: text.fontWeight,
    italic: text.italic,
    ...(Object.keys(text.fontAxes).length > 0 && { axes: text.fontAxes }),
    scale: 1,
    color: text.color,
    decoration: style.textDecoration ?? 'none',
    letterSpacing: text.letterSpacing,
    ...glyphStyle(text),
  };
}

/** Below this radius, letters would stand on their heads. */
const SMALLEST_RADIUS = 4;

function pathOf({ writing = 'across' }: Style, arc: unknown): TextPath | undefined {
  if (typeof arc === 'number' && Math.abs(arc) >= SMALLEST_RADIUS) return { type: 'arc', radius: arc };
  return writing === 'across' ? undefined : { type: 'turned', ...TURNED[writing] };
}

const TURNED = {
  downwards: { direction: 'downwards' },
  upwards: { direction: 'upwards' },
  vertical: { direction: 'downwards', upright: 'mixed' },
  upright: { direction: 'downwards', upright: 'all' },
} as const;

function uprightOf(path: TextPath | undefined): Pick<TextBlock, 'upright'> {
  return path?.type === 'turned' && path.upright !== undefined ? { upright: path.upright } : {};
}

function columnsOf({ columns = 1, columnGap }: Style, { fontSize }: TextStyle): Pick<TextBlock, 'columns'> {
  return columns <= 1 ? {} : { columns: { count: columns, gap: columnGap ?? fontSize } };
}

const FIGURES = { lining: 'lnum', oldstyle: 'onum', tabular: 'tnum', proportional: 'pnum' } as const;

function glyphStyle({ figureStyle, figureWidth, smallCaps }: TextStyle): Pick<SpanStyle, 'features' | 'smallCaps'> {
  const features = [figureStyle, figureWidth].flatMap((name) => (name === 'normal' ? [] : [FIGURES[name]]));
  return { ...(features.length === 0 ? {} : { features }), ...(smallCaps ? { smallCaps } : {}) };
}

function textBlock(
  paragraphs: readonly Paragraph[],
  from: {
    readonly style: Style;
    readonly text: TextStyle;
    readonly language: string;
    readonly props: Readonly<Record<string, unknown>>;
    readonly role: TextRole;
  },
): TextBlock {
  const { style, text, language, props, role } = from;
  const overflow = props.overflow ?? style.textOverflow;
  const minFontSize = props.minFontSize;
  return {
    paragraphs,
    fontSize: text.fontSize,
    lineHeight: text.lineHeight,
    align: text.textAlign,
    wrap: text.textWrap,
    hyphens: text.hyphens,
    language,
    ...(style.lineClamp === undefined ? {} : { maxLines: style.lineClamp }),
    ...columnsOf(style, text),
    ...(style.tableLines === undefined ? {} : { tableLines: style.tableLines }),
    ...(style.tableLineColor === undefined ? {} : { tableLineColor: style.tableLineColor }),
    overflow: overflow === 'ellipsis' || overflow === 'clip' ? overflow : 'shrink',
    minFontSize:
      typeof minFontSize === 'number' && Number.isFinite(minFontSize) && minFontSize > 0
        ? Math.min(minFontSize, text.fontSize)
        : smallestSize(role, text.fontSize),
    ...(keepsWords(role, text.fontSize) ? { keepsWords: true } : {}),
    color: text.color,
  };
}

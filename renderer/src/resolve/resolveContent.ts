import { FITS } from '../schema/template/checkProps.js';
import type { TemplateItem } from '../schema/template/template.js';
import { readFocus } from '../schema/values/focus.js';
import { artOf } from './artSubject.js';
import { focusOf } from './focusOf.js';
import type { ItemInProgress } from './itemInProgress.js';
import { evaluateText, interpolate } from './interpolate.js';
import type { ResolveContext } from './resolveContext.js';
import type { IconRepeat, ResolvedContent, ResolvedMask } from './resolvedFace.js';
import { resolveQr } from './resolveQr.js';
import { plainBlock, resolveText } from './resolveText.js';
import type { TextStyle } from './textStyle.js';

/** An item's content by render type; null when it has nothing to show. */
export function resolveContent(current: ItemInProgress): ResolvedContent | null {
  const { item } = current;
  switch (item.renderType) {
    case 'text':
    case 'markdown':
      return resolveText(current);
    case 'icon':
      return resolveIcon(current);
    case 'image':
      return resolveImage(current);
    case 'svg-shape':
      return resolveSvg(current);
    case 'qr':
      return resolveQr(current);
    case 'shape':
      return { type: 'shape', shape: stringProp(item, 'shape') ?? 'rectangle', props: item.props ?? {} };
  }
}

/** Larger numbers are mistakes in the data. */
const MOST_ICONS = 9_999;

function resolveIcon({ item, style, text, bound, context }: ItemInProgress): ResolvedContent | null {
  const written = bound.value !== '' ? bound.value : (stringProp(item, 'icon') ?? '');
  const name = context.iconNames.get(written.trim().toLowerCase()) ?? written;
  if (name === '') return null;
  const { repeat, repeatOf } = item.props ?? {};
  const count = repeat === undefined ? undefined : countOf(repeat, context);
  if (count === 0 && repeatOf === undefined) return null;
  return {
    type: 'icon',
    name,
    color: style.fill !== undefined && style.fill !== 'none' ? style.fill : text.color,
    strokeWidth: style.strokeWidth,
    size: text.fontSize,
    repeat: count === undefined ? undefined : repeatOfIcon(count, countOf(repeatOf ?? 0, context), text, context),
  };
}

function repeatOfIcon(count: number, most: number, text: TextStyle, { input }: ResolveContext): IconRepeat {
  const words = most > count ? `${count}/${most}` : `\u00d7${count}`;
  return { count, of: Math.max(count, most), inWords: plainBlock(words, text, input.language) };
}

/** A number, a numeric string, or the number of a content kind or an expression; capped, never negative. */
function countOf(value: unknown, context: ResolveContext): number {
  const text =
    typeof value === 'string' && !/^\d/.test(value) ? (evaluateText(value, context.input)?.value ?? '') : String(value);
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(MOST_ICONS, Math.max(0, count)) : 0;
}

function resolveImage({ item, text, bound, context }: ItemInProgress): ResolvedContent | null {
  const placeholder = artOf(item, context.input) ?? stringProp(item, 'placeholder');
  if (bound.value === '' && placeholder === undefined) return null;
  const photoFit = fitProp(item, 'photoFit');
  const photoFocus = readFocus(stringProp(item, 'photoFocus') ?? '');
  const focus = bound.value === '' ? undefined : focusOf(item.kind, context.input);
  return {
    type: 'image',
    src: bound.value,
    placeholder,
    color: text.color,
    photoFit,
    ...(photoFocus && { photoFocus }),
    ...(focus && { focus }),
    ...maskOf(item, context),
  };
}

function resolveSvg({ item, style, text, context }: ItemInProgress): ResolvedContent | null {
  const source = artOf(item, context.input) ?? stringProp(item, 'svg');
  if (source === undefined || source === '') return null;
  const color = style.fill !== undefined && style.fill !== 'none' ? style.fill : text.color;
  return { type: 'svg', source, fit: fitProp(item, 'fit') ?? 'contain', color, ...maskOf(item, context) };
}

function maskOf(item: TemplateItem, { input }: ResolveContext): { readonly mask?: ResolvedMask } {
  const source = interpolate(stringProp(item, 'mask') ?? '', input).value.trim();
  if (source === '') return {};
  const { fit: _fit, maskFit, ...props } = item.props ?? {};
  return { mask: { source, props: { ...props, fit: maskFit ?? 'fill' } } };
}

function fitProp(item: TemplateItem, name: string): (typeof FITS)[number] | undefined {
  return FITS.find((fit) => fit === item.props?.[name]);
}

function stringProp(item: TemplateItem, name: string): string | undefined {
  const value = item.props?.[name];
  return typeof value === 'string' ? value : undefined;
}

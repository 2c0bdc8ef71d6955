import type { TemplateItem } from '../schema/template/template.js';
import type { ItemInProgress } from './itemInProgress.js';
import { bind } from './bindings.js';
import type { ResolveContext } from './resolveContext.js';
import type { ResolvedContent } from './resolvedFace.js';
import { resolveText } from './resolveText.js';

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
    case 'shape':
      return { type: 'shape', shape: stringProp(item, 'shape') ?? 'rectangle', props: item.props ?? {} };
  }
}

/** More icons than this in a row are a mistake in the data. */
const MAX_REPEAT = 30;

function resolveIcon({ item, style, text, bound, context }: ItemInProgress): ResolvedContent | null {
  const name = bound.value !== '' ? bound.value : (stringProp(item, 'icon') ?? '');
  if (name === '') return null;
  const repeat = item.props?.repeat;
  const count = repeat === undefined ? undefined : countOf(repeat, context);
  if (count === 0 && item.props?.repeatOf === undefined) return null;
  return {
    type: 'icon',
    name,
    color: style.fill !== undefined && style.fill !== 'none' ? style.fill : text.color,
    strokeWidth: style.strokeWidth,
    size: text.fontSize,
    repeat:
      count === undefined ? undefined : { count, of: Math.max(count, countOf(item.props?.repeatOf ?? 0, context)) },
  };
}

/** A number, a numeric string, or the number bound to a content kind; capped, never negative. */
function countOf(value: unknown, context: ResolveContext): number {
  const text = typeof value === 'string' && !/^\d/.test(value) ? bind(value, context.input).value : String(value);
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(MAX_REPEAT, Math.max(0, count)) : 0;
}

function resolveImage({ item, text, bound }: ItemInProgress): ResolvedContent | null {
  const placeholder = stringProp(item, 'placeholder');
  if (bound.value === '' && placeholder === undefined) return null;
  return { type: 'image', src: bound.value, placeholder, color: text.color };
}

function resolveSvg({ item, style, text }: ItemInProgress): ResolvedContent | null {
  const source = stringProp(item, 'svg');
  if (source === undefined || source === '') return null;
  const fit = stringProp(item, 'fit');
  const color = style.fill !== undefined && style.fill !== 'none' ? style.fill : text.color;
  return { type: 'svg', source, fit: fit === 'cover' || fit === 'fill' ? fit : 'contain', color };
}

function stringProp(item: TemplateItem, name: string): string | undefined {
  const value = item.props?.[name];
  return typeof value === 'string' ? value : undefined;
}

import type { Span, SpanStyle } from '../textBlock.js';
import { BREAK } from './textSpans.js';

/** A span, or a tag that is not yet known to have a partner. */
export type TaggedSpan = Span | { readonly type: 'tag'; readonly source: string; readonly style: SpanStyle };

/** The HTML tags that texts may use, without attributes. */
const SIMPLE_TAGS = /(<\/?(?:b|strong|i|em|u|br)\s*\/?>)/gi;
const SIMPLE_TAG = /^<(\/?)(b|strong|i|em|u|br)\s*\/?>$/i;

type Effect = 'bold' | 'italic' | 'underline';

const EFFECTS: Readonly<Record<string, Effect>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
};

const BOLD = 700;
const HEAVIEST = 900;

export function bolder(weight: number): number {
  return Math.min(HEAVIEST, Math.max(BOLD, weight + 200));
}

/** Splits a text at its simple tags; the odd pieces are tags. */
export function splitAtTags(text: string): readonly string[] {
  return text.includes('<') ? text.split(SIMPLE_TAGS) : [text];
}

/**
 * Formats what is between the simple tags of one paragraph; `<br>` breaks the line. A tag without a partner, like any
 * other tag, stays text.
 */
export function applyTags(spans: readonly TaggedSpan[]): Span[] {
  if (!spans.some(({ type }) => type === 'tag')) return spans.filter((span) => span.type !== 'tag');
  const partnered = findPartners(spans);
  const depth: Record<Effect, number> = { bold: 0, italic: 0, underline: 0 };
  return spans.flatMap((span, index): Span[] => {
    if (span.type === 'break') return [span];
    if (span.type !== 'tag') return [{ ...span, style: styleAt(span.style, depth) }];
    const tag = readTag(span.source);
    // People often end the line after <br>, too.
    if (tag?.name === 'br') return spans[index + 1]?.type === 'break' ? [] : [BREAK];
    if (tag === undefined || !partnered.has(index))
      return [{ type: 'text', text: span.source, style: styleAt(span.style, depth) }];
    const effect = EFFECTS[tag.name];
    if (effect !== undefined) depth[effect] += tag.isEnd ? -1 : 1;
    return [];
  });
}

/** The indices of tags that are opened and closed. */
function findPartners(spans: readonly TaggedSpan[]): ReadonlySet<number> {
  const partnered = new Set<number>();
  const open = new Map<string, number[]>();
  spans.forEach((span, index) => {
    const tag = span.type === 'tag' ? readTag(span.source) : undefined;
    if (tag === undefined) return;
    const starts = open.get(tag.name) ?? [];
    open.set(tag.name, starts);
    if (!tag.isEnd) starts.push(index);
    else {
      const start = starts.pop();
      if (start !== undefined) partnered.add(start).add(index);
    }
  });
  return partnered;
}

function readTag(source: string): { readonly name: string; readonly isEnd: boolean } | undefined {
  const match = SIMPLE_TAG.exec(source);
  return match === null ? undefined : { name: (match[2] ?? '').toLowerCase(), isEnd: match[1] === '/' };
}

function styleAt(style: SpanStyle, { bold, italic, underline }: Readonly<Record<Effect, number>>): SpanStyle {
  if (bold + italic + underline === 0) return style;
  return {
    ...style,
    ...(bold > 0 && { weight: bolder(style.weight) }),
    ...(italic > 0 && { italic: !style.italic }),
    ...(underline > 0 && { decoration: 'underline' as const }),
  };
}

import { collapseText } from './collapseText.js';
import { findBreaks } from './findBreaks.js';
import { findLevels } from './findLevels.js';
import { patternsKey } from './hyphenation/languages.js';
import { itemiseText } from './itemiseText.js';
import { markCuts, markGraphemes } from './markGraphemes.js';
import { hyphenFace, measureStretch, measureText } from './measureStretch.js';
import {
  type Item,
  itemIndexAt,
  type PreparedParagraph,
  type Strut,
  type TextItem,
  trailingSpacing,
} from './preparedParagraph.js';
import { findHyphenPoints, type HyphenPoints } from './findHyphenPoints.js';
import { leastLeading } from './scriptOf.js';
import { shapeItems, shapeWith } from './shapeItems.js';
import type { TextContext } from './textContext.js';
import type { Paragraph, Span, SpanStyle } from './types.js';

export interface ParagraphPreparation {
  readonly prepared: PreparedParagraph;
  readonly missingGlyphs: ReadonlySet<string>;
  readonly lackingFeatures: ReadonlySet<string>;
  /** False when a resource is not loaded yet. */
  readonly complete: boolean;
}

/** Scripts whose glyphs are never kerned across a possible break; so pairs need no measuring. */
const UNKERNED: ReadonlySet<string> = new Set(['Hani', 'Hira', 'Kana', 'Hang', 'Bopo', 'Thai']);
/** Segments remembered per paragraph; only lines that are cut inside words need them. */
const MOST_STRETCHES = 4_096;

/** Runs every step that does not depend on the size of the box. */
export function prepareParagraph(paragraph: Paragraph, context: TextContext): ParagraphPreparation {
  const source = collapseText(paragraph.spans);
  const { text } = source;
  const graphemes = markGraphemes(text);
  const { direction, levels } = findLevels(text, context.block.language, context.block.upright === 'all');
  const { items, missingGlyphs, lackingFeatures, complete } = itemiseText(source, graphemes, levels, context);
  const cuts = markCuts(text, graphemes);
  const positions = shapeItems(context, items, text, context.block.upright === undefined ? graphemes : cuts);
  const segments = findBreaks(source, () => context.cache.thai());
  const marker = prepareMarker(paragraph.marker, direction, context);
  const style = mainStyle(source.styles, paragraph.marker);
  const prepared: PreparedParagraph = {
    paragraph,
    source,
    direction,
    items,
    cuts,
    positions,
    segments,
    endFixes: findEndFixes(context, { segments, items, text, graphemes, direction }),
    trailingSpacing: (end) => trailingSpacing(items[itemIndexAt(items, end - 1)], direction),
    scale: style?.scale ?? 1,
    strut: strutOf(style, context),
    leastLeading: context.block.upright === undefined ? leastLeadingOf(items) : 0,
    marker: marker?.prepared,
    indent: paragraph.indent,
    ...lazyMeasures(context, { source, items, positions, text, graphemes, segments }),
  };
  return {
    prepared,
    missingGlyphs: new Set([...missingGlyphs, ...(marker?.missingGlyphs ?? [])]),
    lackingFeatures: new Set([...lackingFeatures, ...(marker?.lackingFeatures ?? [])]),
    complete: hasHyphens(context, prepared) && complete && (marker?.complete ?? true),
  };
}

/** Whether what hyphenation may need is loaded: patterns, and faces to draw a hyphen. Collects what is not. */
function hasHyphens(context: TextContext, { items, source }: PreparedParagraph): boolean {
  const { block, env } = context;
  const automatic = block.hyphens !== 'none' && patternsKey(block.language) !== undefined;
  if (!automatic && source.softHyphens.size === 0) return true;
  const hasPatterns = !automatic || env.hyphenation.has(block.language);
  if (!hasPatterns) env.missing.languages.add(block.language);
  const faces = items.flatMap((item) => (item.kind === 'text' ? [hyphenFace(context, item)] : []));
  const absent = faces.filter((face) => !env.fonts.has(face));
  for (const face of absent) env.missing.faces.add(face);
  return hasPatterns && absent.length === 0;
}

type Measured = Pick<PreparedParagraph, 'source' | 'items' | 'positions' | 'segments'> & {
  readonly text: string;
  readonly graphemes: Uint8Array;
};

/** Measures that only some widths need, found on demand and remembered with the paragraph. */
function lazyMeasures(
  context: TextContext,
  shaped: Measured,
): Pick<PreparedParagraph, 'measure' | 'measureUpright' | 'hyphenFace' | 'hyphenPoints'> {
  const stretches = new Map<string, number>();
  const points = new Map<string, HyphenPoints>();
  const { source, graphemes, segments } = shaped;
  return {
    measure(start, end, hyphen) {
      const key = `${start},${end},${hyphen}`;
      let width = stretches.get(key);
      if (width === undefined) {
        width = measureStretch(context, shaped, start, end, hyphen);
        if (stretches.size >= MOST_STRETCHES) stretches.clear();
        stretches.set(key, width);
      }
      return width;
    },
    measureUpright: (item, grapheme) =>
      measureText(context, { ...item, letterSpacing: 0 }, grapheme) ?? item.style.scale,
    hyphenFace: (item) => hyphenFace(context, item),
    hyphenPoints(segment, needed) {
      const key = `${segment},${needed}`;
      let found = points.get(key);
      if (found === undefined) {
        const start = segments.starts[segment] ?? 0;
        found = findHyphenPoints(source, graphemes, start, segments.ends[segment] ?? start, context, needed);
        points.set(key, found);
      }
      return found;
    },
  };
}

/** A marker is a line of its own that shares its paragraph's direction. */
function prepareMarker(
  spans: readonly Span[] | undefined,
  direction: 'ltr' | 'rtl',
  context: TextContext,
): ParagraphPreparation | undefined {
  if (spans === undefined) return undefined;
  const preparation = prepareParagraph({ spans, indent: 0, spaceBefore: 0 }, context);
  return { ...preparation, prepared: { ...preparation.prepared, direction } };
}

/** The largest style, or the first of several: its face sets the line height and the baseline. */
function mainStyle(styles: readonly SpanStyle[], marker: readonly Span[] | undefined): SpanStyle | undefined {
  const main = styles.reduce<SpanStyle | undefined>(
    (best, one) => (best && best.scale >= one.scale ? best : one),
    undefined,
  );
  const span = marker?.find(({ type }) => type !== 'break');
  return main ?? (span?.type === 'text' ? span.style : undefined);
}

function leastLeadingOf(items: readonly Item[]): number {
  return items.reduce((most, item) => (item.kind === 'text' ? Math.max(most, leastLeading(item.script)) : most), 0);
}

function strutOf(style: SpanStyle | undefined, { env, cache, block }: TextContext): Strut {
  if (style === undefined) return { ascent: 0.8, descent: 0.2, capHeight: 0.7 };
  return cache.chooser(env.fonts.manifest, style, block.language).primary;
}

/**
 * `positions` assumes that every character has a follower. At a line's end there is none, so the kerning with it and
 * the letter spacing after the last glyph are taken back.
 */
function findEndFixes(
  context: TextContext,
  shaped: Omit<Measured, 'source' | 'positions'> & { readonly direction: 'ltr' | 'rtl' },
): Float64Array {
  const { segments, items, text, graphemes, direction } = shaped;
  const fixes = new Float64Array(segments.count);
  let index = 0;
  let kerning: ((pair: string) => number) | undefined;
  for (let segment = 0; segment < segments.count; segment++) {
    const end = segments.ends[segment] ?? 0;
    while (index + 1 < items.length && (items[index]?.end ?? 0) < end) {
      index++;
      kerning = undefined;
    }
    const item = items[index];
    if (item?.kind !== 'text' || item.start >= end || item.end < end) continue;
    let last = end - 1;
    while (last > item.start && graphemes[last] === 0) last--;
    let fix = 0;
    if (item.end > end && !item.upright && !UNKERNED.has(item.script)) {
      kerning ??= kerningOf(context, item);
      fix -= kerning(text.slice(last, end + 1));
    }
    fixes[segment] = fix * item.style.scale - trailingSpacing(item, direction);
  }
  return fixes;
}

/** How much narrower a grapheme is before the unit that follows it than alone, em; 0 while the face is not loaded. */
function kerningOf(context: TextContext, item: TextItem): (pair: string) => number {
  const known = context.cache.kerning(item.face, item.script, item.level % 2 === 1);
  return (pair) => {
    const kerning = known.get(pair) ?? measureKerning(context, item, pair);
    if (kerning === undefined) return 0;
    known.set(pair, kerning);
    return kerning;
  };
}

function measureKerning(context: TextContext, item: TextItem, pair: string): number | undefined {
  const alone = pair.slice(0, -1);
  const together = shapeWith(context, item, pair);
  const apart = shapeWith(context, item, alone);
  if (together === undefined || apart === undefined) return undefined;
  if (!together.some(({ cluster }) => cluster >= alone.length)) return 0;
  return advanceBelow(together, alone.length) - advanceBelow(apart, alone.length);
}

function advanceBelow(glyphs: readonly { cluster: number; advance: number }[], end: number): number {
  return glyphs.reduce((sum, { cluster, advance }) => (cluster < end ? sum + advance : sum), 0);
}

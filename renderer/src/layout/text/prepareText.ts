import type { RenderEnvironment } from '../../environment.js';
import { alignIndents } from './alignIndents.js';
import type { Ellipsis } from './breakLines.js';
import { columnWidth } from './columns.js';
import { fitText, wrapFreely } from './fitText.js';
import { keepFamiliesWhole } from './keepFamiliesWhole.js';
import { moveLine } from './moveLine.js';
import { placeLine } from './placeLine.js';
import { placeRules } from './placeRules.js';
import type { PreparedParagraph } from './preparedParagraph.js';
import { prepareParagraph } from './prepareParagraph.js';
import { ELLIPSIS } from './shapeItems.js';
import { withSmallCaps } from './smallCaps.js';
import { placeRow } from './tables/placeRow.js';
import { prepareTable } from './tables/prepareTable.js';
import { TextCache } from './textCache.js';
import type { TextContext } from './textContext.js';
import type { PreparedText, SpanStyle, TextBlock, TextLayout, TextLine } from './types.js';
import type { WrappedBlock } from './wrapBlock.js';
import { textLines, type WrappedLine } from './wrappedLine.js';

/**
 * Shapes a block once, for any box.
 *
 * Faces, icons and emoji that are not loaded yet are added to `env.missing`. The text is then laid out with guessed
 * advances and must be prepared again after loading.
 * @param cache keeps prepared texts and face choices. The default is `env.texts`; without either,
 *   nothing outlives the call.
 */
export function prepareText(
  block: TextBlock,
  env: RenderEnvironment,
  cache = env.texts ?? new TextCache(),
): PreparedText {
  const key = JSON.stringify(block);
  const known = cache.getText(key);
  if (known !== undefined) return known;
  const context: TextContext = { env, cache, block };
  const { paragraphs: written, complete } = withSmallCaps(keepFamiliesWhole(block.paragraphs, context), context);
  const preparations = written.map((paragraph) =>
    paragraph.table === undefined
      ? prepareParagraph(paragraph, context)
      : prepareTable(paragraph, paragraph.table, context),
  );
  const paragraphs = alignIndents(preparations.map(({ prepared }) => prepared).filter(hasLines));
  const found = {
    missingGlyphs: [...new Set(preparations.flatMap((preparation) => [...preparation.missingGlyphs]))],
    lackingFeatures: [...new Set(preparations.flatMap((preparation) => [...preparation.lackingFeatures]))],
  };
  const text = createPreparedText(block, paragraphs, found, (style) => shapeEllipsis(style, context));
  const canCut = block.overflow === 'ellipsis' || block.maxLines !== undefined;
  const cutStyles = canCut ? paragraphs.flatMap(({ source }) => source.styles) : [];
  const hasEllipsis = cutStyles.map((style) => shapeEllipsis(style, context).loaded).every(Boolean);
  if (complete && hasEllipsis && preparations.every((preparation) => preparation.complete)) cache.setText(key, text);
  return text;
}

/** The problems of a text that do not depend on its size. */
type Found = Pick<TextLayout, 'missingGlyphs' | 'lackingFeatures'>;

function hasLines({ segments, marker, paragraph, table }: PreparedParagraph): boolean {
  return segments.count > 0 || marker !== undefined || paragraph.rule === true || (table?.rows.length ?? 0) > 0;
}

function createPreparedText(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  found: Found,
  ellipsiser: (style: SpanStyle) => Ellipsis,
): PreparedText {
  return {
    block,
    measure(width, size = block.fontSize) {
      const wrapped = wrapFreely(block, paragraphs, size, saneLength(width));
      if (block.columns !== undefined) return { width: wrapped.width, height: wrapped.height };
      const last = wrapped.lines[Math.min(block.maxLines ?? Infinity, wrapped.lines.length) - 1];
      return { width: wrapped.width, height: last === undefined ? 0 : last.top + last.height };
    },
    fit(width, height, options) {
      const box = { width: saneLength(width), height: saneLength(height) };
      const fitted = fitText(block, paragraphs, box, ellipsiser, options);
      return toLayout(block, fitted.wrapped, fitted.overflow, saneLength(width), found);
    },
  };
}

function toLayout(
  block: TextBlock,
  wrapped: WrappedBlock,
  overflow: TextLayout['overflow'],
  width: number,
  found: Found,
): TextLayout {
  const { size } = wrapped;
  // An unbounded box is as wide as its text.
  const boxWidth = Number.isFinite(width) ? width : wrapped.width;
  const isRightToLeft = wrapped.lines[0]?.paragraph.direction === 'rtl';
  const across = columnWidth(block, boxWidth);
  const lines = wrapped.lines.flatMap((line, index): readonly TextLine[] => {
    const { top, height, range, row } = line;
    const above = wrapped.lines[index - 1];
    const rules = placeRules(line, above?.column === line.column ? above : undefined, size, across, block);
    const left = columnLeft(block, line, across, isRightToLeft);
    if (row !== undefined)
      return placeRow(line, row, size, across, block, rules).map((placed) => moveLine(placed, left));
    const placed =
      range === undefined
        ? { top, height, baseline: top + height / 2, left: 0, width: 0, runs: [], graphics: [], rules }
        : { top, height, ...placeLine(line, range, size, across, block), rules };
    return [moveLine(placed, left)];
  });
  return {
    fontSize: size,
    width: wrapped.width,
    height: wrapped.height,
    lines,
    ...found,
    ...(overflow === undefined ? {} : { overflow }),
    ...(wrapped.emergency ? { brokenWords: findBrokenWords(wrapped) } : {}),
  };
}

/** Left edge of a line's column; the first column of right-to-left text is on the right. */
function columnLeft({ columns }: TextBlock, { column }: WrappedLine, across: number, isRightToLeft: boolean): number {
  if (columns === undefined || column === undefined) return 0;
  return (isRightToLeft ? columns.count - 1 - column : column) * (across + columns.gap);
}

function findBrokenWords({ lines }: WrappedBlock): readonly string[] {
  const words = lines.flatMap(textLines).flatMap(({ paragraph, range }) => {
    if (range?.endsInWord !== true || range.hyphen || range.ellipsis !== undefined) return [];
    const { text } = paragraph.source;
    const before = /(?<!\S)\S*$/.exec(text.slice(Math.max(0, range.end - LONGEST_WORD), range.end))?.[0] ?? '';
    return [before + (/^\S*/.exec(text.slice(range.end, range.end + LONGEST_WORD))?.[0] ?? '')];
  });
  return [...new Set(words)];
}

/** Characters to look at on either side of a cut. */
const LONGEST_WORD = 100;

function shapeEllipsis(style: SpanStyle, { env, cache, block }: TextContext): Ellipsis & { readonly loaded: boolean } {
  const chooser = cache.chooser(env.fonts.manifest, style, block.language);
  const face = chooser.chooseBeside(chooser.primary.id, ELLIPSIS.charCodeAt(0));
  if (!env.fonts.has(face)) {
    env.missing.faces.add(face);
    return { style, face, width: style.scale, loaded: false };
  }
  const options = { direction: 'ltr', ligatures: style.letterSpacing === 0 } as const;
  const { glyphs } = env.fonts.shape(face, ELLIPSIS, options);
  return { style, face, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) * style.scale, loaded: true };
}

/** Turns invalid lengths (NaN, negative) into 0. */
function saneLength(length: number): number {
  return Number.isNaN(length) || length < 0 ? 0 : length;
}

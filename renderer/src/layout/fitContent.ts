import type { Direction } from '../directionOf.js';
import { intersection, type Rect } from '../geometry.js';
import type { ResolvedBox, TextPath } from '../resolve/resolvedFace.js';
import type { Style } from '../resolve/style.js';
import type { SceneIssue } from '../displayList.js';
import { type FlexBox, isRow, type Settled } from './flex/flexTree.js';
import type { LaidOutContent } from './laidOut.js';
import type { PreparedContent } from './prepareContent.js';
import { ELLIPSIS } from './text/shapeItems.js';
import { sizeOfArc } from './text/textPaths.js';
import type { PreparedText, TextLayout, TextLine } from './text/types.js';

/** Rounding errors in layout must not count as overflow. */
const TOLERANCE = 0.02;

/** What is the same for all boxes of a face whose places are read. */
export interface FaceReading {
  readonly direction: Direction;
  /** Where what does not fit is reported. */
  readonly issues: SceneIssue[];
}

/**
 * Puts prepared content into the rectangles that layout found, and reports text that does not fit.
 * @param room the box without its border and padding, and inside the boxes around it, in which text must stay
 */
export function fitContent(
  { prepared, source, settled }: FlexBox,
  leaves: readonly Rect[],
  room: Rect,
  reading: FaceReading,
): LaidOutContent | null {
  const [rect, second] = leaves;
  switch (prepared?.type) {
    case undefined:
      return null;
    case 'shape':
      return prepared;
    case 'icons':
      return {
        type: 'icons',
        art: prepared.art,
        icons: (settled.inWords === true ? leaves.slice(0, 1) : leaves).map((each, index) => ({
          rect: each,
          faint: settled.inWords !== true && index >= prepared.count,
        })),
        ...(settled.inWords === true && prepared.inWords !== undefined && second !== undefined
          ? { inWords: fitText(prepared.inWords, second, source, settled, reading) }
          : {}),
      };
    case 'picture':
      return rect === undefined ? null : placePicture(prepared, rect);
    case 'text':
      if (rect === undefined) return null;
      return { type: 'text', ...fitText(prepared.text, within(rect, room), source, settled, reading) };
  }
}

function placePicture(
  { picture, fit, mask, qr }: Extract<PreparedContent, { type: 'picture' }>,
  rect: Rect,
): LaidOutContent {
  return { type: 'picture', rect, picture, fit, ...(mask && { mask }), ...(qr && { qr }) };
}

function fitText(
  text: PreparedText,
  rect: Rect,
  source: ResolvedBox,
  settled: Settled,
  { direction, issues }: FaceReading,
): { readonly rect: Rect; readonly layout: TextLayout; readonly path?: TextPath } {
  const fitted = text.fit(rect.width + TOLERANCE, rect.height + TOLERANCE, settled);
  const layout = hasNoRoom(fitted, rect) ? { ...fitted, lines: [], height: 0 } : fitted;
  reportText(layout, source.id, issues);
  const path = source.content?.type === 'text' ? source.content.path : undefined;
  if (path !== undefined) return { rect: placeOnPath(rect, layout, path, source.style, direction), layout, path };
  const slack = Math.max(0, rect.height - layout.height) * verticalPlace(source.style);
  return { rect: { ...rect, y: rect.y + slack, height: rect.height - slack }, layout };
}

/** A line is drawn if at least this share of its height is inside its box. */
const MOST_OF_A_LINE = 0.6;

/** Whether not even one line or one letter is inside a text's box: drawn, it would cover something else. */
function hasNoRoom({ overflow, lines }: TextLayout, rect: Rect): boolean {
  const [first] = lines;
  if (overflow === undefined || first === undefined) return false;
  return rect.height < MOST_OF_A_LINE * first.height || lines.every(isOnlyEllipsis);
}

function isOnlyEllipsis({ runs, graphics }: TextLine): boolean {
  return graphics.length === 0 && runs.every(({ text }) => text === ELLIPSIS);
}

/** Where a text that does not run across is drawn in its box, by the box's own alignment. */
function placeOnPath(rect: Rect, layout: TextLayout, path: TextPath, style: Style, direction: Direction): Rect {
  const needed = path.type === 'arc' ? sizeOfArc(layout, path.radius) : { width: layout.height, height: layout.width };
  const height = path.type === 'arc' ? Math.min(rect.height, needed.height) : rect.height;
  const width = path.type === 'arc' ? rect.width : Math.min(rect.width, needed.width);
  return {
    x: rect.x + (rect.width - width) * horizontalPlace(style, path, direction),
    y: rect.y + (rect.height - height) * verticalPlace(style),
    width,
    height,
  };
}

/** Vertical lines begin on the right unless the box says otherwise. */
function horizontalPlace(style: Style, path: TextPath, direction: Direction): number {
  const [start, end] = direction === 'rtl' ? [1, 0] : [0, 1];
  const place = isRow(style) ? style.justifyContent : style.alignItems;
  if ((place ?? 'stretch') === 'stretch') return path.type === 'turned' && path.upright !== undefined ? 1 : start;
  return place === 'center' ? 0.5 : place === 'end' ? end : start;
}

/** Alignment may move text that is larger than its box out of it on both sides. */
function within(rect: Rect, room: Rect): Rect {
  const inside = intersection(rect, room);
  const isCut = inside.width < rect.width - TOLERANCE || inside.height < rect.height - TOLERANCE;
  return isCut ? inside : rect;
}

/** Text that was shrunk leaves free space, which is distributed by the box's own alignment. */
function verticalPlace(style: Style): number {
  const place = isRow(style) ? style.alignItems : style.justifyContent;
  return place === 'center' ? 0.5 : place === 'end' ? 1 : 0;
}

const FIGURES: Readonly<Record<string, string>> = {
  lnum: 'lining',
  onum: 'old-style',
  pnum: 'proportional',
  tnum: 'tabular',
};

function reportText(layout: TextLayout, itemId: string, issues: SceneIssue[]): void {
  if (layout.overflow !== undefined) {
    const end = layout.lines.length === 0 ? 'it' : 'its end';
    issues.push({
      code: 'text.overflow',
      itemId,
      message:
        layout.overflow.kind === 'shrink'
          ? `The text does not fit, not even at its smallest size of ${layout.fontSize} units, so ${end} is left out.`
          : `The text does not fit and was cut (${layout.overflow.kind}).`,
      details: { kind: layout.overflow.kind, width: layout.overflow.width, height: layout.overflow.height },
    });
  }
  if (layout.brokenWords !== undefined && layout.brokenWords.length > 0) {
    const words = layout.brokenWords.map((word) => `“${word}”`).join(', ');
    issues.push({
      code: 'text.word_broken',
      itemId,
      message: `${words} ${layout.brokenWords.length === 1 ? 'is' : 'are'} too long for a line and broken without a hyphen.`,
      details: { words: layout.brokenWords.join(' ') },
    });
  }
  if (layout.missingGlyphs.length > 0) {
    issues.push({
      code: 'text.missing_glyph',
      itemId,
      message: `No font has a glyph for ${layout.missingGlyphs.map((glyph) => `“${glyph}”`).join(', ')}.`,
      details: { characters: layout.missingGlyphs.join('') },
    });
  }
  for (const lacking of layout.lackingFeatures) {
    const [feature = '', ...words] = lacking.split(' ');
    const name = words.join(' ');
    issues.push({
      code: 'font.no_feature',
      itemId,
      message: `The font ${name} has no ${FIGURES[feature] ?? feature} figures; its default figures are used.`,
      details: { font: name, feature },
    });
  }
}

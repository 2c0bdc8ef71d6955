import { balanceLines } from './balanceLines.js';
import { breakLines, type BreakOptions, type BrokenLines, type LineRange, type LongWords } from './breakLines.js';
import { columnWidth, dealColumns, widthOfColumns } from './columns.js';
import type { PreparedParagraph, PreparedTable } from './preparedParagraph.js';
import { wrapTable } from './tables/wrapTable.js';
import type { TextBlock } from './types.js';
import { lineWidth, type WrappedLine } from './wrappedLine.js';

/** Units by which a text may exceed its box: the flex engine stores sizes as 32-bit floats. */
export const TOLERANCE = 1e-3;

/** A block wrapped at one font size. */
export interface WrappedBlock {
  readonly size: number;
  readonly lines: readonly WrappedLine[];
  /** Widest line with its indent, units. */
  readonly width: number;
  readonly height: number;
  readonly emergency: boolean;
}

export interface WrapOptions {
  readonly longWords: LongWords;
  /** Lets wrapping stop early when the result would be refused anyway. */
  readonly giveUpBeyond?: { readonly height: number; readonly lines: number };
  /** The height that columns fill before a text that is too long leaves the last one. */
  readonly columnHeight?: number;
}

/**
 * Wraps all paragraphs at a font size.
 * @param width units; Infinity puts each paragraph on one line.
 * @returns undefined when it stopped early.
 */
export function wrapBlock(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  size: number,
  width: number,
  options: WrapOptions,
): WrappedBlock | undefined {
  const { columns } = block;
  if (columns === undefined) return wrapColumn(block, paragraphs, size, width, options);
  const { giveUpBeyond: limits, columnHeight: most = Infinity } = options;
  const sum = limits && { height: limits.height * columns.count, lines: limits.lines };
  const one = columnWidth(block, width);
  const wrapped = wrapColumn(block, paragraphs, size, one, { ...options, ...(sum && { giveUpBeyond: sum }) });
  if (wrapped === undefined) return undefined;
  const { lines, height } = dealColumns(wrapped.lines, columns.count, most);
  if (limits && height > limits.height + TOLERANCE) return undefined;
  // A text in columns fills its box, unless one column is too narrow for a word.
  return {
    ...wrapped,
    lines,
    height,
    width: widthOfColumns(block, Math.max(wrapped.width, Number.isFinite(one) ? one : 0)),
  };
}

function wrapColumn(
  block: TextBlock,
  paragraphs: readonly PreparedParagraph[],
  size: number,
  width: number,
  options: WrapOptions,
): WrappedBlock | undefined {
  const limits = options.giveUpBeyond;
  const lines: WrappedLine[] = [];
  let top = 0;
  let widest = 0;
  let emergency = false;
  for (const paragraph of paragraphs) {
    if (lines.length > 0) top += paragraph.paragraph.spaceBefore * size;
    const place = { block, size, width: width - paragraph.indent * size, top, options };
    const part =
      paragraph.table === undefined ? wrapParagraph(paragraph, place) : wrapRows(paragraph, paragraph.table, place);
    if (part.emergency && options.longWords !== 'cut' && limits !== undefined) return undefined;
    emergency ||= part.emergency;
    for (const line of part.lines) {
      lines.push(line);
      widest = Math.max(widest, lineWidth(line, size));
      top = line.top + line.height;
    }
    if (limits && (top > limits.height + TOLERANCE || lines.length > limits.lines)) return undefined;
  }
  return { size, lines, width: widest, height: top, emergency };
}

/** Where and how a paragraph is wrapped: the width without its indent, and the top of its first line. */
interface Place {
  readonly block: TextBlock;
  readonly size: number;
  readonly width: number;
  readonly top: number;
  readonly options: WrapOptions;
}

interface WrappedPart {
  readonly lines: readonly WrappedLine[];
  readonly emergency: boolean;
}

function wrapParagraph(paragraph: PreparedParagraph, place: Place): WrappedPart {
  const { block, size, width, options } = place;
  const broken = breakParagraph(block, paragraph, width / size, TOLERANCE / size, options);
  const least = broken.lines.length > 1 ? paragraph.leastLeading : 0;
  const height = Math.max(lineHeightEm(block), least) * paragraph.scale * size;
  const isRuled = isRule(paragraph);
  let { top } = place;
  const lines = broken.lines.map((range, index): WrappedLine => {
    const line = { paragraph, range: isRuled ? undefined : range, isFirst: index === 0, top, height };
    top += height;
    return line;
  });
  return { lines, emergency: broken.emergency };
}

function wrapRows(paragraph: PreparedParagraph, table: PreparedTable, place: Place): WrappedPart {
  const { block, size, width, options } = place;
  const { rows, emergency } = wrapTable(table, {
    size,
    width,
    lineHeight: lineHeightEm(block) * size,
    isGrid: block.tableLines === 'grid',
    wrapCell: (cell, one) => wrapParagraph(cell, { block, size, width: one, top: 0, options }),
  });
  let { top } = place;
  const lines = rows.map((row): WrappedLine => {
    const line = { paragraph, range: undefined, isFirst: row.index === 0, top, height: row.height, row };
    top += row.height;
    return line;
  });
  return { lines, emergency };
}

/** The line height in em. Absolute line heights become multiples too, so that they shrink with the text. */
export function lineHeightEm({ lineHeight, fontSize }: TextBlock): number {
  return lineHeight.unit === 'em' ? lineHeight.value : lineHeight.value / fontSize;
}

function isRule({ paragraph }: PreparedParagraph): boolean {
  return paragraph.rule === true;
}

const RULE_LINE: LineRange = {
  start: 0,
  end: 0,
  width: 0,
  hyphen: false,
  last: true,
  startsInWord: false,
  endsInWord: false,
  endFix: 0,
};

function breakParagraph(
  block: TextBlock,
  paragraph: PreparedParagraph,
  available: number,
  tolerance: number,
  { longWords, giveUpBeyond }: WrapOptions,
): BrokenLines {
  if (isRule(paragraph)) return { lines: [RULE_LINE], emergency: false };
  const options: BreakOptions = {
    wrap: block.wrap !== 'nowrap',
    longWords,
    justified: (paragraph.paragraph.align ?? block.align) === 'justify',
    giveUp: giveUpBeyond !== undefined && longWords !== 'cut',
  };
  // Balancing keeps the number of lines, so a trial that only counts lines can skip it.
  const balanced = block.wrap === 'balance' && giveUpBeyond === undefined;
  return (balanced ? balanceLines : breakLines)(paragraph, available, tolerance, options);
}

import type { Paragraph, TextTable } from '../../../resolve/textBlock.js';
import { findLevels } from '../findLevels.js';
import { prepareParagraph, type ParagraphPreparation } from '../prepareParagraph.js';
import type { PreparedParagraph, PreparedTable } from '../preparedParagraph.js';
import type { TextContext } from '../textContext.js';
import { leastWidth, naturalWidth } from './cellWidths.js';

/** Prepares a paragraph that is a table. Its columns run in the direction of the first letter in it. */
export function prepareTable(paragraph: Paragraph, table: TextTable, context: TextContext): ParagraphPreparation {
  const around = prepareParagraph({ ...paragraph, spans: [] }, context);
  const rows = table.rows.map((row) =>
    row.map((spans) => prepareParagraph({ spans, indent: 0, spaceBefore: 0 }, context)),
  );
  const all = rows.flat();
  const text = all.map(({ prepared }) => prepared.source.text).join(' ');
  const { direction } = findLevels(text, context.block.language);
  const cells = alignCells(
    rows.map((row) => row.map(({ prepared }) => prepared)),
    table,
    direction,
  );
  const columns = table.aligns.map((_, index) => {
    const column = cells.flatMap((row) => row[index] ?? []);
    const natural = Math.max(0, ...column.map(naturalWidth));
    return { natural, least: context.block.wrap === 'nowrap' ? natural : Math.max(0, ...column.map(leastWidth)) };
  });
  return {
    prepared: {
      ...around.prepared,
      direction,
      table: { rows: cells, hasHeading: table.hasHeading, direction, columns },
    },
    missingGlyphs: new Set(all.flatMap(({ missingGlyphs }) => [...missingGlyphs])),
    lackingFeatures: new Set(all.flatMap(({ lackingFeatures }) => [...lackingFeatures])),
    complete: all.every(({ complete }) => complete),
  };
}

/** Gives the cells their columns' alignment and one line height, so that the baselines of a row agree. */
function alignCells(
  rows: readonly (readonly PreparedParagraph[])[],
  { aligns }: TextTable,
  direction: 'ltr' | 'rtl',
): PreparedTable['rows'] {
  const main = rows.flat().find(({ segments }) => segments.count > 0);
  return rows.map((row) =>
    row.map((cell, index) => ({
      ...cell,
      ...(main && { strut: main.strut, scale: main.scale }),
      paragraph: { ...cell.paragraph, align: aligns[index] ?? (direction === 'ltr' ? 'left' : 'right') },
    })),
  );
}

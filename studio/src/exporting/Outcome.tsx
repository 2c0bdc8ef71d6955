import { describeEstimate, estimateRun } from '@cardwright/renderer/imposition';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { exportsQuery, type ExportOrder, type ExportPreset } from '../api/exports.js';
import { counted } from '../words/counted.js';
import { exportsLeft } from './exportsLeft.js';
import { fileSize } from './fileSize.js';
import { isSameOrder } from './isSameOrder.js';
import type { Preview } from './planPreview.js';

interface Props {
  readonly preset: ExportPreset;
  readonly preview: Preview;
  readonly order: ExportOrder;
}

/** “6 fronts, 6 backs”, the number of cards, the size of an earlier file, and how many exports are left if there are few. */
export function Outcome({ preset, preview, order }: Props): ReactElement {
  const { data } = useInfiniteQuery(exportsQuery(order.deck_id));
  const earlier = data?.pages
    .flatMap(({ exports }) => exports)
    .find((job) => job.status === 'done' && isSameOrder(job, order));
  const { sheets, cardCount } = preview;
  const languages = order.languages?.length ?? 1;
  // The file contains only what changed, which the server finds out.
  const isPartial = order.options.since !== undefined;
  const details = [
    sheets === undefined ? undefined : `${counted(cardCount, 'card')}, ${sheets.grid.cells.length} per sheet`,
    ...(isPartial ? [] : estimated(preset, preview)),
    languages > 1 ? `in each of ${languages} languages` : undefined,
    exportsLeft(data?.pages[0]?.left),
    earlier?.file ? `${fileSize(earlier.file.size)} last time` : undefined,
  ];
  return (
    <>
      <strong>
        {isPartial && 'At most '}
        {pagesOf(preset, preview)}
      </strong>
      <span>{details.filter((part) => part !== undefined).join(', ')}</span>
    </>
  );
}

/** Waste, packs and cost, if somebody will print it. */
function estimated({ product, packs, price }: ExportPreset, { sheets, cardCount }: Preview): readonly string[] {
  if (product === 'play') return [];
  const { per_order: perOrder, per_card: perCard, per_sheet: perSheet } = price ?? {};
  const terms = { packs: packs ?? undefined, price: price ? { ...price, perOrder, perCard, perSheet } : undefined };
  return describeEstimate(estimateRun(cardCount, terms, sheets?.grid, sheets?.shape));
}

function pagesOf({ product }: ExportPreset, { sheets, planned, cardCount, printedSides }: Preview): string {
  if (sheets === undefined) {
    const faces = printedSides.length === 2 ? 'fronts and backs' : printedSides[0] === 'front' ? 'fronts' : 'backs';
    // A zip holds the pictures of each card once.
    const cards = product === 'zip' ? planned.length : cardCount;
    return `${counted(cards, 'card')}${cards === cardCount ? '' : ` (${cardCount} with copies)`}, ${faces}`;
  }
  const backs = sheets.sides.filter(({ side }) => side === 'back').length;
  const fronts = sheets.sides.length - backs;
  return backs === 0 ? counted(fronts, 'page') : `${counted(fronts, 'front')}, ${counted(backs, 'back')}`;
}

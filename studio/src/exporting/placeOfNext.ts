import type { PreviewPlace } from './ExportPreview.js';
import type { PreviewSheets, PreviewSide } from './planPreview.js';

/** The index of the next of these drawings after the current place, wrapping around. */
export function placeOfNext(
  { sides }: PreviewSheets,
  { number, side, pointedAt }: PreviewPlace,
  drawings: readonly number[],
): PreviewPlace {
  const wanted = new Set(drawings);
  const places = sides.filter(({ placements }) => placements.some(({ drawing }) => wanted.has(drawing)));
  const isShown = drawings.every((drawing) => pointedAt.has(drawing));
  const current = places.findIndex((place) => place.sheet === number && sideShown(place.side) === side);
  const next = places[isShown ? (current + 1) % Math.max(1, places.length) : 0];
  return next === undefined
    ? { number, side, pointedAt: wanted }
    : { number: next.sheet, side: sideShown(next.side), pointedAt: wanted };
}

/** A sheet to fold has both sides on one page. */
function sideShown(side: PreviewSide['side']): 'front' | 'back' {
  return side === 'back' ? 'back' : 'front';
}

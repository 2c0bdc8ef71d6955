import { CardwrightError } from '../../errors.js';
import type { Scene } from '../../displayList.js';
import { MM_PER_POINT } from '../../schema/values/units.js';

/** Maximum side of a PDF page: 200 in. */
const MAX_PAGE_PT = 14_400;
/** Chromium cannot print smaller pages properly. */
const MIN_SIDE_MM = 5;

/** Print size of a face in pt, unless stated otherwise. */
export interface FaceSize {
  readonly trimWidth: number;
  readonly trimHeight: number;
  readonly bleed: number;
  readonly ptPerUnit: number;
}

/** @throws CardwrightError `pdf.size`, `pdf.bleed` when the face cannot be printed at this size. */
export function faceSize(scene: Scene, { widthMm, bleedMm = 0 }: { widthMm: number; bleedMm?: number }): FaceSize {
  const mmPerUnit = widthMm / scene.width;
  const heightMm = scene.height * mmPerUnit;
  // Layout rounds the bleed, so allow a hundredth of a unit.
  if (!(bleedMm >= 0) || bleedMm / mmPerUnit > scene.bleed + 0.01) {
    throw new CardwrightError(
      'pdf.bleed',
      `The export asks for a bleed of ${round(bleedMm)} mm, but the face was laid out with ${round(scene.bleed * mmPerUnit)} mm.`,
      { path: 'bleedMm', fix: 'Lay out the face with at least the bleed of the export.' },
    );
  }
  const longest = (Math.max(widthMm, heightMm) + 2 * bleedMm) / MM_PER_POINT;
  if (!(Math.min(widthMm, heightMm) >= MIN_SIDE_MM && longest <= MAX_PAGE_PT)) {
    throw new CardwrightError('pdf.size', `A card of ${round(widthMm)} × ${round(heightMm)} mm cannot be printed.`, {
      path: 'widthMm',
      fix: `Choose a size with sides from ${MIN_SIDE_MM} mm to 5 m.`,
    });
  }
  return {
    trimWidth: widthMm / MM_PER_POINT,
    trimHeight: heightMm / MM_PER_POINT,
    bleed: bleedMm / MM_PER_POINT,
    ptPerUnit: mmPerUnit / MM_PER_POINT,
  };
}

const round = (mm: number): number => Math.round(mm * 100) / 100;

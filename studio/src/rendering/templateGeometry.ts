import { DEFAULT_RATIO, faceGeometry, parseRatio, type FaceGeometry, type Template } from '@cardwright/renderer';
import { CARD_SIZES, usualCard } from '@cardwright/renderer/export-options';

const POKER_WIDTH_MM = 63.5;

/** The width of the card size that is usual for a shape, the width divided by the height. */
export function usualWidthMm(ratio: number): number {
  return usualCard(CARD_SIZES, ratio)?.widthMm ?? POKER_WIDTH_MM;
}

/** The geometry of a template's face at its own ratio, as wide as the card size that is usual for it. */
export function templateGeometry({ ratio }: Pick<Template, 'ratio'>): FaceGeometry {
  const value = parseRatio(ratio) ?? parseRatio(DEFAULT_RATIO) ?? 1;
  const widthMm = usualWidthMm(value);
  return faceGeometry({ widthMm, heightMm: widthMm / value });
}

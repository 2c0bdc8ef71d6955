import { sizeOfDeck } from '@cardwright/renderer';

/**
 * Width to height of a deck's faces, such as `5:7`: of the size that the deck names, or else of the template.
 * @returns null for the default ratio
 */
export function faceRatio(size: string | null, template: string | null | undefined): string | null {
  const own = sizeOfDeck({ size });
  return own === undefined ? (template ?? null) : `${own.widthMm}:${own.heightMm}`;
}

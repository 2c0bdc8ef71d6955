import { findTemplate, sizeOfDeck } from '@cardwright/renderer';
import { officialCatalogue } from '@cardwright/templates';

/**
 * Width to height of a deck's faces, such as `5:7`: of the size that the deck names, else of the template, else of the
 * default one.
 */
export function faceRatio(size: string | null, template: string | null | undefined): string {
  const own = sizeOfDeck({ size });
  if (own !== undefined) return `${own.widthMm}:${own.heightMm}`;
  return template ?? findTemplate(officialCatalogue(), null, 'front').ratio;
}

import type { CardSize } from '@cardwright/renderer/imposition';
import type { ExportChoices } from '../api/exports.js';

/** Offers the deck's own size as well: it may have dimensions of its own, or lie across the design. */
export function withSizeOfDeck(choices: ExportChoices, own: CardSize | undefined): ExportChoices {
  if (own === undefined || choices.sizes.some(({ slug }) => slug === own.slug)) return choices;
  const { slug, widthMm, heightMm } = own;
  const name = own.aliases.length > 0 ? own.name : `Size of the deck, ${widthMm} × ${heightMm} mm`;
  return { ...choices, sizes: [{ slug, name, width_mm: widthMm, height_mm: heightMm }, ...choices.sizes] };
}

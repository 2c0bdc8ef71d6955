import { isPicturePath, readReference, type Card } from '../../schema/index.js';

/** A card with other paths of its picture and designs. Ids, slugs, URLs and data URLs do not change. */
export function withPaths(card: Card, pathOf: (path: string) => string): Card {
  const design = (reference: string | null): string | null =>
    reference !== null && readReference(reference).kind === 'path' ? pathOf(reference) : reference;
  const { illustration } = card;
  return {
    ...card,
    illustration: illustration !== null && isPicturePath(illustration) ? pathOf(illustration) : illustration,
    front_template_id: design(card.front_template_id),
    back_template_id: design(card.back_template_id),
  };
}

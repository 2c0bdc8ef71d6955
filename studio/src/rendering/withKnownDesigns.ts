import type { Catalogue, Deck } from '@cardwright/renderer';

interface Designed {
  front_template_id: string | null;
  back_template_id: string | null;
}

/** Clears a deck's references to templates and colour schemes that the catalogue lacks, so that the defaults apply. */
export function withKnownDesigns(deck: Deck, { templates, colorSchemes }: Catalogue): Deck {
  const known = new Set(templates.flatMap(({ id, slug }) => [id, slug]));
  const keep = (reference: string | null): string | null =>
    reference !== null && known.has(reference) ? reference : null;
  const settle = <T extends Designed>(owner: T): T => ({
    ...owner,
    front_template_id: keep(owner.front_template_id),
    back_template_id: keep(owner.back_template_id),
  });
  const scheme = colorSchemes.find(({ id }) => id === deck.color_scheme_id);
  return {
    ...settle(deck),
    color_scheme_id: scheme?.id ?? null,
    categories: deck.categories.map((category) => ({ ...settle(category), cards: category.cards.map(settle) })),
  };
}

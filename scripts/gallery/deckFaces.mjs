import { faceInput, planDeck } from '@cardwright/renderer';

/** Some of a deck's cards, spread evenly, in one design, front and back, in the design's own colours. */
export async function deckFaces(design, { deck, catalogue, schemeId, geometry, scenes, count }) {
  const plan = planDeck(dressed(deck, design, catalogue, schemeId), catalogue);
  const step = Math.max(1, Math.floor(plan.cards.length / count));
  const cards = plan.cards.filter((_, index) => index % step === 0).slice(0, count);
  const faces = [];
  for (const card of cards) {
    for (const side of ['front', 'back']) {
      const scene = await scenes.scene(faceInput(plan, card, side, geometry));
      faces.push({ id: `${design.slug}-${card.number}-${side}`, scene });
    }
  }
  return faces;
}

/** The deck with one design for all cards, overriding its own. */
function dressed(deck, design, catalogue, schemeId) {
  const none = { front_template_id: null, back_template_id: null };
  return {
    ...deck,
    front_template_id: design.id,
    back_template_id: catalogue.templates.find(({ slug }) => slug === `${design.slug}-back`)?.id ?? null,
    color_scheme_id: schemeId,
    categories: deck.categories.map((category) => ({
      ...category,
      ...none,
      cards: category.cards.map((card) => ({ ...card, ...none })),
    })),
  };
}

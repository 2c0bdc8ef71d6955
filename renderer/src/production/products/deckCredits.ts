import type { DeckPlan } from '../../plan/planDeck.js';
import type { TemplateConfig } from '../../schema/index.js';
import { fontCredits, iconAttribution, loadManifestFromDisk } from '../../export/index.js';
import type { DeckStudio } from '../DeckStudio.js';

/** Icon names in texts: alone (`lucide:lamp`) or between colons. */
const NAMED = /^[a-z0-9-]+:[a-z0-9_-]+$/;
const INLINE = /:([a-z0-9-]+(?::[a-z0-9-]+)?):/g;

/**
 * The credits for a deck: icon sets and fonts by their licences, and the attributions of its cards.
 * @param faces ids of the font faces used
 */
export async function deckCredits(
  plan: DeckPlan,
  faces: Iterable<string>,
  { renderer }: DeckStudio,
): Promise<readonly string[]> {
  const icons = iconAttribution(renderer.icons, iconNames(plan)).map(({ credit }) => credit);
  const pictures = plan.cards.flatMap(({ card, title }) =>
    card.attribution === null ? [] : [`${title === '' ? 'A card' : title}: ${card.attribution}`],
  );
  return [...icons, ...fontCredits(await loadManifestFromDisk(), faces), ...new Set(pictures)];
}

function iconNames(plan: DeckPlan): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (NAMED.test(value)) names.add(value);
      for (const match of value.matchAll(INLINE)) if (match[1] !== undefined) names.add(match[1]);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  const { categories: _, ...deck } = plan.deck;
  visit(deck);
  for (const config of templatesOf(plan)) visit(config);
  for (const { card, category } of plan.cards) {
    visit(card);
    visit([category.icon, category.translations]);
  }
  return names;
}

function templatesOf({ cards }: DeckPlan): ReadonlySet<TemplateConfig> {
  return new Set(cards.flatMap(({ templates }) => [templates.front.json_config, templates.back.json_config]));
}

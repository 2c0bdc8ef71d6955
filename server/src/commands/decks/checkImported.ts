import {
  ContentCheck,
  contentProblems,
  deckLanguages,
  mergeFindings,
  planDeck,
  type Deck,
  type Finding,
} from '@cardwright/renderer';
import { officialCatalogue } from '@cardwright/templates';
import type { ImportWarning } from '../../contract/decks.js';
import { mapInPortions } from '../../mapInPortions.js';
import { presentDeckContent } from '../../presenters/deck.js';
import { presentTemplate } from '../../presenters/designs.js';
import { readDesigns, templateIdsOf } from '../../queries/decks/readDesigns.js';
import type { DeckTree } from '../../queries/decks/rows.js';
import type { Services } from '../../services.js';

/** What a deck that was just imported contains and its design will not show as it is meant. */
export async function checkImported(
  { database, iconNames }: Pick<Services, 'database' | 'iconNames'>,
  tree: DeckTree,
): Promise<ImportWarning[]> {
  const { templates } = await readDesigns(database.knex, templateIdsOf(tree), null);
  const official = officialCatalogue();
  const catalogue = { ...official, templates: [...templates.map(presentTemplate), ...official.templates] };
  // The colours make no difference, and the scheme may be the member's own.
  const deck: Deck = { ...presentDeckContent(tree), color_scheme_id: null };
  const plan = planDeck(deck, catalogue, { languages: deckLanguages(deck) });
  const check = new ContentCheck(catalogue, iconNames);
  const ofCards: readonly Finding[][] = await mapInPortions(plan.cards, (card) => [...check.checkCard(card, deck)]);
  const findings = mergeFindings([...ofCards.flat(), ...check.checkOwners(plan.cards, deck)]);
  return contentProblems(findings, deck).map(({ code, path, message, fix = '' }) => ({ code, path, message, fix }));
}

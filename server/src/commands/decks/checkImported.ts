import {
  checkRelativePath,
  ContentCheck,
  contentProblems,
  counted,
  deckLanguages,
  mergeFindings,
  planDeck,
  type Deck,
  type Finding,
} from '@cardwright/renderer';
import { officialCatalogue } from '@cardwright/templates';
import type { ImportWarning } from '../../contract/decks.js';
import { mapInPortions } from '../../mapInPortions.js';
import { groupByCategory, presentDeckContent } from '../../presenters/deck.js';
import { presentTemplate } from '../../presenters/designs.js';
import { readDesigns, templateIdsOf } from '../../queries/decks/readDesigns.js';
import { readIconLibrary } from '../../queries/ownIcons.js';
import type { DeckTree } from '../../queries/decks/rows.js';
import type { Services } from '../../services.js';

/** Cards, once for each language: with more, nobody else would be served meanwhile. */
const MOST = 600;

/** Each takes about half a millisecond. */
const AT_ONCE = 20;

/**
 * What a deck that was just imported contains and its design will not show as it is meant. Of a large deck, the first cards
 * of each category are checked, because cards of one category mostly look alike.
 */
export async function checkImported(
  { database, iconNames }: Pick<Services, 'database' | 'iconNames'>,
  tree: DeckTree,
): Promise<ImportWarning[]> {
  const { templates } = await readDesigns(database.knex, templateIdsOf(tree), null);
  const official = officialCatalogue();
  const catalogue = { ...official, templates: [...templates.map(presentTemplate), ...official.templates] };
  const languages = deckLanguages(withFirstCards(tree, MOST));
  const deck = withFirstCards(tree, MOST / languages.length);
  const plan = planDeck(deck, catalogue, { languages });
  const own = await readIconLibrary(database.knex, tree.deck.user_id);
  const check = new ContentCheck(catalogue, { ...iconNames, own });
  const ofCards: readonly Finding[][] = await mapInPortions(
    plan.cards,
    (card) => [...check.checkCard(card, deck)],
    AT_ONCE,
  );
  const findings = mergeFindings([...ofCards.flat(), ...check.checkOwners(plan.cards, deck)]);
  const shown = contentProblems(findings, deck).map(({ code, path, message, fix = '' }) => ({
    code,
    path,
    message,
    fix,
  }));
  return [...missingPictures(tree), ...shown];
}

/** Pictures that lie beside the deck file, as one warning: the server has only what was uploaded or has an address. */
function missingPictures({ deck, categories, cards }: DeckTree): ImportWarning[] {
  const owners = [deck, ...categories, ...cards];
  const sources = owners.flatMap(({ illustration }) => illustration ?? []);
  const [first, ...more] = new Set(sources.filter((source) => checkRelativePath(source).ok));
  if (first === undefined) return [];
  const others = more.length === 0 ? '' : ` and ${counted(more.length, 'more picture')}`;
  return [
    {
      code: 'image.not_found',
      path: 'illustration',
      message: `The server does not have ${first}${others}: paths like this only mean something in a folder.`,
      fix: 'Add the pictures in the deck editor or name their web addresses. To upload a folder with its pictures, use `cardwright push`.',
    },
  ];
}

/** A deck with about this many cards, from all of its categories. */
function withFirstCards(tree: DeckTree, most: number): Deck {
  const share = Math.ceil(most / Math.max(1, tree.categories.length));
  const first = [...groupByCategory(tree.cards).values()].flatMap((cards) => cards.slice(0, share));
  const cards = first.slice(0, Math.max(1, Math.floor(most)));
  // The colours make no difference, and the scheme may be the member's own.
  return { ...presentDeckContent({ ...tree, cards }), color_scheme_id: null };
}

import { STRANGER, type Caller } from '../../caller.js';
import { JsonText } from '../../api/JsonText.js';
import type { ShownDeck, ShownPublicDeck } from '../../contract/decks.js';
import { notFound } from '../../errors.js';
import { canReadDeck, canWriteDeck } from '../../policies/decks.js';
import { presentDesigns, presentHead, presentPublicHead, type Audience } from '../../presenters/deck.js';
import { faceRatio } from '../../presenters/faceRatio.js';
import { saidKeys, type SaidKeys } from '../../presenters/saidKeys.js';
import { readDeckRow, readDeckState, readDeckTree } from '../../queries/decks/readDeck.js';
import { readDesigns, templateIdsOf, type DeckDesigns } from '../../queries/decks/readDesigns.js';
import type { DeckTree } from '../../queries/decks/rows.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'deckContents'>;

/**
 * Builds the response `{"deck": …}`. Owners get the whole deck, others a public deck with its designs and without
 * private data. Later requests get the same bytes, after one query that checks whether they are still current.
 * @param include `categories`, `categories.cards`, `designs`
 * @throws HttpProblem 404
 */
export async function answerDeck(
  rooms: Rooms,
  caller: Caller,
  id: string,
  include: ReadonlySet<string>,
): Promise<JsonText<ShownDeck>> {
  const { database, deckContents } = rooms;
  const templateIds = deckContents.templateIds(id);
  const state = await deckContents.states.read([id, ...templateIds].join(), () =>
    readDeckState(database.knex, id, templateIds),
  );
  if (state === undefined || !canReadDeck(caller, state)) throw notFound('Deck');
  const audience = canWriteDeck(caller, state) ? 'owner' : 'public';
  const variant = `${id} ${audience} ${[...include].sort().join()}`;
  const stateText = JSON.stringify(state);
  const known = deckContents.answer(variant, stateText);
  if (known !== undefined) return known;
  // Everything read from here on is at least as new as the state, and states never repeat.
  const tree = await readTree(rooms, caller, id);
  const answer = await writeAnswer(rooms, tree, audience, include);
  // The state covers only the designs that were queried.
  if (isSameList(templateIds, deckContents.templateIds(id))) deckContents.keepAnswer(variant, stateText, answer);
  return answer;
}

/** The public version of a deck with its cards and designs. @throws HttpProblem 404 */
export function answerPublicDeck(rooms: Rooms, id: string): Promise<JsonText<ShownPublicDeck>> {
  const answer = answerDeck(rooms, STRANGER, id, new Set(['categories.cards', 'designs']));
  return answer as Promise<JsonText<ShownPublicDeck>>;
}

async function readTree({ database, deckContents }: Rooms, caller: Caller, id: string): Promise<DeckTree> {
  const { knex } = database;
  const row = await readDeckRow(knex, id);
  const content = row && deckContents.content(row.deck);
  const tree = row && content ? { ...row, ...content } : await readDeckTree(knex, id);
  // The deck may have become private in the meantime.
  if (tree === undefined || !canReadDeck(caller, tree.deck)) throw notFound('Deck');
  if (content === undefined) await deckContents.keepContent(tree);
  return tree;
}

async function writeAnswer(
  { database, deckContents }: Rooms,
  tree: DeckTree,
  audience: Audience,
  include: ReadonlySet<string>,
): Promise<JsonText<ShownDeck>> {
  const head = audience === 'owner' ? presentHead(tree.deck) : presentPublicHead(tree.deck, tree.author);
  const designs =
    audience === 'public' || include.has('designs')
      ? await readDesigns(database.knex, templateIdsOf(tree), tree.deck.color_scheme_id)
      : undefined;
  const text = JSON.stringify({
    ...head,
    ...(designs !== undefined && { designs: presentDesigns(designs) }),
    ...(designs !== undefined && audience === 'public' && shownBy(tree, designs)),
  });
  const withCards = include.has('categories.cards');
  if (!withCards && !include.has('categories')) return new JsonText(`{"deck":${text}}`);
  const deck = await deckContents.texts.withCategories(text, tree, audience, withCards);
  return JsonText.around('{"deck":', deck, '}');
}

/** What its page has to know of the deck's own designs. */
function shownBy({ deck }: DeckTree, { templates }: DeckDesigns): { said: SaidKeys; ratio: string } {
  const [front, back] = [deck.front_template_id, deck.back_template_id].map((wanted) =>
    templates.find(({ id }) => id === wanted),
  );
  return { said: saidKeys(front?.json_config, back?.json_config), ratio: faceRatio(deck.size, front?.ratio) };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

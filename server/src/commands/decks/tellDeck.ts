import type { Caller } from '../../api/caller.js';
import { JsonText } from '../../api/JsonText.js';
import { notFound } from '../../errors.js';
import { canReadDeck, canWriteDeck } from '../../policies/decks.js';
import { presentCategories, presentDesigns, presentHead, presentPublicHead } from '../../presenters/deck.js';
import type { Audience, DeckContent } from '../../presenters/DeckContentCache.js';
import { readDeckRow, readDeckTree } from '../../queries/decks/readDeck.js';
import { readDesigns, templateIdsOf } from '../../queries/decks/readDesigns.js';
import type { Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';

/**
 * `{"deck": …}` for a caller: their own whole, anybody else's public one without what is private, and always with the
 * designs that it is drawn with. @param include `categories`, `categories.cards`, `designs` @throws HttpProblem 404
 */
export async function tellDeck(
  services: Pick<Services, 'database' | 'deckContents'>,
  caller: Caller,
  id: string,
  include: ReadonlySet<string>,
): Promise<JsonText> {
  const { knex } = services.database;
  const row = await readDeckRow(knex, id);
  if (row === undefined || !canReadDeck(caller, row.deck)) throw notFound('Deck');
  const audience: Audience = canWriteDeck(caller, row.deck) ? 'owner' : 'public';
  const withDesigns = audience === 'public' || include.has('designs');
  const withContent = include.has('categories') || include.has('categories.cards');
  const content =
    withContent || withDesigns
      ? await services.deckContents.get(id, row.deck.version, audience, () => readContent(knex, id, audience))
      : undefined;
  // Somebody saved between the two reads.
  if (content !== undefined && content.version !== row.deck.version) return tellDeck(services, caller, id, include);
  const head = audience === 'owner' ? presentHead(row.deck) : presentPublicHead(row.deck, row.author);
  const designs = withDesigns
    ? { designs: presentDesigns(await readDesigns(knex, content?.templateIds ?? [], row.deck.color_scheme_id)) }
    : {};
  const text = JSON.stringify({ ...head, ...designs });
  if (content === undefined || !withContent) return new JsonText(`{"deck":${text}}`);
  const categories = include.has('categories.cards') ? content.categories : withoutCards(content.categories);
  return new JsonText(`{"deck":${text.slice(0, -1)},"categories":${categories}}}`);
}

async function readContent(executor: Executor, id: string, audience: Audience): Promise<DeckContent | undefined> {
  const tree = await readDeckTree(executor, id);
  if (tree === undefined) return undefined;
  return {
    version: tree.deck.version,
    categories: JSON.stringify(presentCategories(tree, audience)),
    templateIds: templateIdsOf(tree),
  };
}

function withoutCards(categories: string): string {
  return JSON.stringify(
    (JSON.parse(categories) as { cards: unknown }[]).map(({ cards: _cards, ...category }) => category),
  );
}
